import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SPERRLISTE_SEITE, type SperrEintrag } from '#src/contract/sperrliste.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { sperrlisteQueries } from '#src/entities/sperrliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { Pager } from '#src/shared/ui/Pager.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { KontoSection } from '../nav/KontoSection.tsx'
import { DeleteSperreDialog } from './DeleteSperreDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SperreDialog } from './SperreDialog.tsx'
import { SperrlisteTable } from './SperrlisteTable.tsx'

type Dialog = { art: 'neu' } | { art: 'import' } | { art: 'streichen'; eintrag: SperrEintrag }

/** People who objected to advertising: looked through, added, imported, taken off. */
export function SperrlisteSection() {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  const [text, setText] = useState('')
  const [seite, setSeite] = useState(1)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const q = useDeferredValue(text.trim())
  const query = useQuery(sperrlisteQueries.list({ q, seite }))
  const may = ability.can('update', 'Konto')
  const close = () => setDialog(null)
  return (
    <KontoSection id="sperrliste">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}>
        <Box sx={{ flex: '1 1 220px', maxInlineSize: 340 }}>
          <SearchField
            label={t('sperrliste.suche')}
            value={text}
            onChange={(q) => {
              setText(q)
              setSeite(1)
            }}
          />
        </Box>
        {may && (
          <>
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
          </>
        )}
      </Box>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={180} />}>
        {({ eintraege, treffer, gesamt }) => {
          const seiten = Math.ceil(treffer / SPERRLISTE_SEITE)
          return (
            <>
              <Typography
                component="output"
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary', marginBlockEnd: 1 }}
              >
                {gesamt === 0
                  ? t('sperrliste.leer')
                  : treffer === 0
                    ? t('sperrliste.keineTreffer')
                    : t(treffer === gesamt ? 'sperrliste.gesamt' : 'sperrliste.anzahl', {
                        count: treffer,
                        anzahl: formatZahl(treffer),
                        gesamt: formatZahl(gesamt),
                      })}
              </Typography>
              <SperrlisteTable
                eintraege={eintraege}
                onDelete={may ? (eintrag) => setDialog({ art: 'streichen', eintrag }) : null}
              />
              {seiten > 1 && (
                <Pager
                  label={t('sperrliste.seiten')}
                  page={Math.min(seite, seiten)}
                  pages={seiten}
                  onChange={setSeite}
                />
              )}
            </>
          )
        }}
      </QueryView>
      {dialog?.art === 'neu' && <SperreDialog onClose={close} />}
      {dialog?.art === 'import' && <ImportDialog onClose={close} />}
      {dialog?.art === 'streichen' && <DeleteSperreDialog eintrag={dialog.eintrag} onClose={close} />}
    </KontoSection>
  )
}
