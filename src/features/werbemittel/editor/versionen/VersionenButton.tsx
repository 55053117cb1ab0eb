import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import History from '#src/shared/icons/History.svg'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { Tip } from '#src/shared/ui/Tip.tsx'

const loadDialog = async () => (await import('./VersionenDialog.tsx')).default

/** Opens the states that were kept; the dialog's code comes with its first use. */
export function VersionenButton() {
  const { t } = useTranslation('werbemittel')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Tip title={t('editor.versionen.title')}>
        <IconButton
          size="small"
          aria-label={t('editor.versionen.title')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <History size={20} />
        </IconButton>
      </Tip>
      {open && <LazyPart load={loadDialog} part={{ onClose: close }} onMissing={close} />}
    </>
  )
}
