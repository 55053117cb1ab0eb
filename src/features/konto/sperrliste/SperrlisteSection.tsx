import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import FileUp from '#src/shared/icons/FileUp.svg'
import Plus from '#src/shared/icons/Plus.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SperrEintrag } from '#src/contract/sperrliste.ts'
import { sperrlisteQueries } from '#src/entities/sperrliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { listSchema, searchText } from '#src/shared/list/listSchema.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { KontoSection } from '../nav/KontoSection.tsx'
import { DeleteSperreDialog } from './DeleteSperreDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RobinsonZeile } from './RobinsonZeile.tsx'
import { SperreDialog } from './SperreDialog.tsx'
import { SperrlisteTable } from './SperrlisteTable.tsx'

type Dialog = { art: 'neu' } | { art: 'import' } | { art: 'streichen'; eintrag: SperrEintrag }

/** The blocklist, the newest first. */
const SPERRLISTE = listSchema({ fields: { q: searchText() }, sort: { erstelltAm: 'ab' }, usualSort: 'erstelltAm' })

/** People who objected to advertising: looked through, added, imported, taken off. */
export function SperrlisteSection() {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  const list = useListParams(SPERRLISTE)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { q, page } = list.params
  const query = useQuery(sperrlisteQueries.list({ q, page }))
  const may = ability.can('update', 'Konto')
  const close = () => setDialog(null)
  return (
    <KontoSection id="sperrliste">
      {may && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockEnd: 2 }}>
          <Button
            variant="outlined"
            startIcon={<Plus size={20} aria-hidden />}
            onClick={() => setDialog({ art: 'neu' })}
          >
            {t('sperrliste.neu')}
          </Button>
          <Button startIcon={<FileUp size={20} aria-hidden />} onClick={() => setDialog({ art: 'import' })}>
            {t('sperrliste.import')}
          </Button>
        </Box>
      )}
      <RobinsonZeile darf={may} />
      <ListView
        list={list}
        query={query}
        search={t('sperrliste.suche')}
        skeleton={<Skeleton variant="rounded" height={180} />}
        empty={<Typography color="textSecondary">{t('sperrliste.leer')}</Typography>}
      >
        {(answer) => (
          <SperrlisteTable
            answer={answer}
            onDelete={may ? (eintrag) => setDialog({ art: 'streichen', eintrag }) : null}
          />
        )}
      </ListView>
      {dialog?.art === 'neu' && <SperreDialog onClose={close} />}
      {dialog?.art === 'import' && <ImportDialog onClose={close} />}
      {dialog?.art === 'streichen' && <DeleteSperreDialog eintrag={dialog.eintrag} onClose={close} />}
    </KontoSection>
  )
}
