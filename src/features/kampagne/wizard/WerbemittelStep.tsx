import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import FileUp from '#src/shared/icons/FileUp.svg'
import Plus from '#src/shared/icons/Plus.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FORMATE } from '#src/contract/dokument.ts'
import type { WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useOwnList } from '#src/shared/list/useListParams.ts'
import { returnToQuery } from '#src/shared/routing/returnTo.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { EmpfaengerVorschau } from './EmpfaengerVorschau.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'
import { WERBEMITTEL_WAHL } from './wahlListen.ts'
import { WerbemittelChoice } from './WerbemittelChoice.tsx'

const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const

interface Props {
  draft: KampagneDraft
  /** Address of this step, for the way back from another screen. */
  returnTo: string
}

/** What lies in the letterbox: choose a sheet, see it with the hardest recipients. */
export function WerbemittelStep({ draft, returnTo }: Props) {
  const { t } = useTranslation('kampagne')
  const list = useOwnList(WERBEMITTEL_WAHL)
  const query = useQuery(werbemittelQueries.list(list.params))
  const chosen = draft.values.idPtWerbemittel
  const own = useQuery({ ...werbemittelQueries.detail(chosen ?? 0), enabled: chosen !== null })
  const gewaehlt = chosen === null ? undefined : own.data
  const shown = query.data?.werbemittel.some(({ idPtWerbemittel }) => idPtWerbemittel === chosen)
  const back = returnToQuery(returnTo)
  const newOnes = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={paths.werbemittelErstellen + back} variant="outlined" startIcon={<Plus size={20} />}>
        {t('werbemittel.create')}
      </Button>
      <Button
        component={Link}
        to={paths.werbemittelHochladen() + back}
        variant="outlined"
        startIcon={<FileUp size={20} />}
      >
        {t('werbemittel.upload')}
      </Button>
    </Box>
  )
  const toChoice = (werbemittel: WerbemittelZeile) => (
    <WerbemittelChoice
      key={werbemittel.idPtWerbemittel}
      werbemittel={werbemittel}
      checked={werbemittel.idPtWerbemittel === chosen}
      onChoose={() => draft.change({ idPtWerbemittel: werbemittel.idPtWerbemittel })}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListView
        list={list}
        query={query}
        search={t('werbemittel.search')}
        filters={
          <>
            <FilterSelect
              label={t('werbemittel.format')}
              all={t('werbemittel.alle')}
              value={list.params.format}
              options={FORMATE.map((format) => ({ value: format, label: t(`format.${format}`) }))}
              onChange={(format) => list.change({ format })}
            />
            {newOnes}
          </>
        }
        above={
          shown === false &&
          gewaehlt && (
            <Box role="radiogroup" aria-label={t('wizard.gewaehlt')} sx={CARDS}>
              {toChoice(gewaehlt)}
            </Box>
          )
        }
        skeleton={<Skeleton variant="rounded" height={420} />}
        empty={<EmptyState title={t('werbemittel.emptyTitle')} text={t('werbemittel.emptyText')} action={newOnes} />}
      >
        {({ werbemittel }) => (
          <Box role="radiogroup" aria-label={t('werbemittel.intro')} sx={CARDS}>
            {werbemittel.map(toChoice)}
          </Box>
        )}
      </ListView>
      {(query.data?.total !== 0 || list.isFiltered) && (
        <SwitchField
          label={t('werbemittel.tracking')}
          checked={draft.values.tracking}
          onChange={(tracking) => draft.change({ tracking })}
        >
          {t('werbemittel.trackingText')}
        </SwitchField>
      )}
      {chosen !== null && <EmpfaengerVorschau draft={draft} idPtWerbemittel={chosen} returnTo={returnTo} />}
    </Box>
  )
}
