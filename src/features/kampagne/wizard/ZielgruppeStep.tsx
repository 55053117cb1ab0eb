import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import FileUp from '#src/shared/icons/FileUp.svg'
import Plus from '#src/shared/icons/Plus.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useOwnList } from '#src/shared/list/useListParams.ts'
import { returnToQuery } from '#src/shared/routing/returnTo.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { AnreicherungPreis } from './AnreicherungPreis.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'
import { ZIELGRUPPEN_WAHL } from './wahlListen.ts'
import { ZielgruppeChoice } from './ZielgruppeChoice.tsx'

interface Props {
  draft: KampagneDraft
  /** Address of this step, for the way back from another screen. */
  returnTo: string
}

/** Who gets the mailing: choose one, or make one and come back. */
export function ZielgruppeStep({ draft, returnTo }: Props) {
  const { t } = useTranslation('kampagne')
  const list = useOwnList(ZIELGRUPPEN_WAHL)
  const query = useQuery(zielgruppeQueries.list(list.params))
  const chosen = draft.values.idPtZielgruppe
  const own = useQuery({ ...zielgruppeQueries.detail(chosen ?? 0), enabled: chosen !== null })
  const gewaehlt = chosen === null ? undefined : own.data
  // Once the draft knows the group, its number is without those who are left out.
  const gespeichert = draft.kampagne?.idPtZielgruppe === chosen ? draft.kampagne?.menge : undefined
  const shown = query.data?.zielgruppen.some(({ idPtZielgruppe }) => idPtZielgruppe === chosen)
  const back = returnToQuery(returnTo)
  const newOnes = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={paths.zielgruppeErstellen + back} variant="outlined" startIcon={<Plus size={20} />}>
        {t('zielgruppe.create')}
      </Button>
      <Button
        component={Link}
        to={paths.zielgruppeHochladen + back}
        variant="outlined"
        startIcon={<FileUp size={20} />}
      >
        {t('zielgruppe.upload')}
      </Button>
    </Box>
  )
  const toChoice = (zielgruppe: Zielgruppe) => (
    <ZielgruppeChoice
      key={zielgruppe.idPtZielgruppe}
      zielgruppe={zielgruppe}
      checked={zielgruppe.idPtZielgruppe === chosen}
      onChoose={() => draft.change({ idPtZielgruppe: zielgruppe.idPtZielgruppe })}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListView
        list={list}
        query={query}
        search={t('zielgruppe.search')}
        filters={newOnes}
        above={
          shown === false &&
          gewaehlt && (
            <Box role="radiogroup" aria-label={t('wizard.gewaehlt')}>
              {toChoice(gewaehlt)}
            </Box>
          )
        }
        skeleton={<Skeleton variant="rounded" height={320} />}
        empty={<EmptyState title={t('zielgruppe.emptyTitle')} text={t('zielgruppe.emptyText')} action={newOnes} />}
      >
        {({ zielgruppen }) => (
          <Box role="radiogroup" aria-label={t('zielgruppe.intro')} sx={{ display: 'grid', gap: 1 }}>
            {zielgruppen.map(toChoice)}
          </Box>
        )}
      </ListView>
      {(query.data?.total !== 0 || list.isFiltered) && (
        <SwitchField
          label={t('zielgruppe.anreicherung')}
          checked={draft.values.anreicherung}
          onChange={(anreicherung) => draft.change({ anreicherung })}
        >
          {t('zielgruppe.anreicherungText')}
          <AnreicherungPreis menge={gespeichert ?? gewaehlt?.potenzial ?? 0} />
        </SwitchField>
      )}
    </Box>
  )
}
