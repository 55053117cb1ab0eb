import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SpalteField } from '../fields/SpalteField.tsx'

interface Props {
  onInsert: (name: string) => void
  onClose: () => void
}

/** Asks for the name of an own column, which may be one that no list has yet. */
export function SpalteDialog({ onInsert, onClose }: Props) {
  const { t } = useTranslation('werbemittel')
  const title = useId()
  const [name, setName] = useState('')
  const wanted = name.trim()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" lang="de" aria-labelledby={title}>
      <DialogTitle id={title}>{t('editor.spalte.title')}</DialogTitle>
      <DialogContent sx={{ paddingBlockStart: '8px !important' }}>
        <SpalteField value={name} onChange={setName} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('editor.spalte.abbrechen')}</Button>
        <Button variant="contained" disabled={wanted === ''} onClick={() => onInsert(wanted)}>
          {t('editor.spalte.einsetzen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
