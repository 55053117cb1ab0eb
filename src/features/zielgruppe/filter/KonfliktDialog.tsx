import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'

interface Props {
  mine: { bezeichnung: string; filter: ZielgruppeFilter }
  theirs: Zielgruppe
  onClose: () => void
  onTakeTheirs: () => void
  onSaveMine: (asCopy: boolean) => Promise<void>
}

/** Someone else saved meanwhile: both versions side by side, nothing overwritten unasked (decision 7). */
export function KonfliktDialog({ mine, theirs, onClose, onTakeTheirs, onSaveMine }: Props) {
  const { t } = useTranslation('zielgruppe')
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function save(asCopy: boolean): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await onSaveMine(asCopy)
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} lang="de">
      <DialogTitle id={titleId}>{t('konflikt.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('konflikt.text')}</DialogContentText>
        {error !== null && <ErrorPanel error={error} />}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Fassung title={t('konflikt.ihre')} bezeichnung={mine.bezeichnung} filter={mine.filter} />
          <Fassung
            title={t('konflikt.gespeichert', { zeit: formatZeitpunkt(theirs.geaendertAm) })}
            bezeichnung={theirs.bezeichnung}
            filter={theirs.filter}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" disabled={busy} onClick={onTakeTheirs}>
          {t('konflikt.laden')}
        </Button>
        <Button disabled={busy} onClick={() => void save(true)}>
          {t('konflikt.kopie')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void save(false)}>
          {t('konflikt.meineSpeichern')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface FassungProps {
  title: string
  bezeichnung: string
  filter: ZielgruppeFilter | null
}

function Fassung({ title, bezeichnung, filter }: FassungProps) {
  return (
    <Box sx={{ padding: 2, borderRadius: 1, backgroundColor: 'grund' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{bezeichnung}</Typography>
      {filter && <Typography variant="body2">{`${filterSatz(filter)}.`}</Typography>}
    </Box>
  )
}
