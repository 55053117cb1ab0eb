import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'

interface Props {
  aktuell: Werbemittel
  /** Moment of the own last change. */
  eigene: Date
  onTakeTheirs: () => void
  /** Keeps the own work as a new Werbemittel. */
  onKeepAsCopy: () => Promise<void>
}

/** Two people worked on the same thing: nothing is overwritten, the user decides. */
export function ConflictDialog({ aktuell, eigene, onTakeTheirs, onKeepAsCopy }: Props) {
  const { t } = useTranslation('werbemittel')
  const [busy, setBusy] = useState(false)
  const keep = () => {
    setBusy(true)
    void onKeepAsCopy().finally(() => setBusy(false))
  }
  return (
    <Dialog open fullWidth maxWidth="sm" lang="de" aria-labelledby="konflikt-titel" aria-describedby="konflikt-text">
      <DialogTitle id="konflikt-titel">{t('editor.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id="konflikt-text">{t('editor.conflict.text')}</DialogContentText>
        <KeyValue
          entries={[
            { label: t('editor.conflict.theirs'), value: formatZeitpunkt(aktuell.geaendertAm) },
            { label: t('editor.conflict.mine'), value: formatZeitpunkt(eigene.toISOString()) },
          ]}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button disabled={busy} color="error" onClick={onTakeTheirs}>
          {t('editor.conflict.takeTheirs')}
        </Button>
        <Button variant="contained" loading={busy} onClick={keep}>
          {t('editor.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
