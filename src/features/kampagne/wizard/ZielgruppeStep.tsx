import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { enthaelt } from '#src/domain/suche/suche.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { returnToQuery } from '#src/shared/routing/returnTo.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { AnreicherungPreis } from './AnreicherungPreis.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'
import { ZielgruppeChoice } from './ZielgruppeChoice.tsx'

interface Props {
  draft: KampagneDraft
  /** Address of this step, for the way back from another screen. */
  returnTo: string
}

/** Who gets the mailing: choose one, or make one and come back. */
export function ZielgruppeStep({ draft, returnTo }: Props) {
  const { t } = useTranslation('kampagne')
  const [search, setSearch] = useState('')
  const query = useQuery(zielgruppeQueries.list())
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
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
      {(alle) => {
        const zielgruppen = alle.filter(({ bezeichnung }) => enthaelt(bezeichnung, search))
        if (alle.length === 0)
          return <EmptyState title={t('zielgruppe.emptyTitle')} text={t('zielgruppe.emptyText')} action={newOnes} />
        return (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
              <Box sx={{ flex: '1 1 220px', maxInlineSize: 360 }}>
                <SearchField label={t('zielgruppe.search')} value={search} onChange={setSearch} />
              </Box>
              {newOnes}
            </Box>
            <Box role="radiogroup" aria-label={t('zielgruppe.intro')} sx={{ display: 'grid', gap: 1 }}>
              {zielgruppen.map((zielgruppe) => (
                <ZielgruppeChoice
                  key={zielgruppe.idPtZielgruppe}
                  zielgruppe={zielgruppe}
                  checked={draft.values.idPtZielgruppe === zielgruppe.idPtZielgruppe}
                  onChoose={() => draft.change({ idPtZielgruppe: zielgruppe.idPtZielgruppe })}
                />
              ))}
              {zielgruppen.length === 0 && <Typography color="textSecondary">{t('zielgruppe.noHits')}</Typography>}
            </Box>
            <SwitchField
              label={t('zielgruppe.anreicherung')}
              checked={draft.values.anreicherung}
              onChange={(anreicherung) => draft.change({ anreicherung })}
            >
              {t('zielgruppe.anreicherungText')}
              <AnreicherungPreis
                menge={
                  alle.find(({ idPtZielgruppe }) => idPtZielgruppe === draft.values.idPtZielgruppe)?.potenzial ?? 0
                }
              />
            </SwitchField>
          </Box>
        )
      }}
    </QueryView>
  )
}
