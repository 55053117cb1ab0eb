import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import CircleQuestionMark from '#src/shared/icons/CircleQuestionMark.svg'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TastenListe } from '#src/shared/ui/TastenListe.tsx'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditor, useEditorStore } from './EditorContext.tsx'

/** Keys of the editor in the order in which they are needed. */
const TASTEN = [
  'pfeile',
  'tab',
  'enter',
  'esc',
  'entf',
  'strgZ',
  'strgC',
  'strgD',
  'strgA',
  'strgG',
  'strgUmschaltG',
  'alt',
  'umschalt',
  'strg',
  'menue',
  'frage',
] as const

/** List of the keys; a button and "?" open it. */
export function KeysDialog() {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const open = useEditor(({ tasten }) => tasten)
  const title = useId()
  return (
    <>
      <Tip title={t('editor.tasten.title')}>
        <IconButton size="small" aria-label={t('editor.tasten.title')} onClick={() => store.show({ tasten: true })}>
          <CircleQuestionMark size={20} />
        </IconButton>
      </Tip>
      <Dialog lang="de" open={open} aria-labelledby={title} onClose={() => store.show({ tasten: false })}>
        <DialogTitle id={title}>{t('editor.tasten.title')}</DialogTitle>
        <DialogContent>
          <TastenListe
            stacked
            tasten={TASTEN.map((taste) => [t(`editor.tasten.taste.${taste}`), t(`editor.tasten.wirkung.${taste}`)])}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => store.show({ tasten: false })}>{t('common:close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
