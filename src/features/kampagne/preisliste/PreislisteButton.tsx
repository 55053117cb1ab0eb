import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ReceiptEuro from '#src/shared/icons/ReceiptEuro.svg'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'

const loadDialog = async () => (await import('./PreislisteDialog.tsx')).PreislisteDialog

interface Props {
  /** Beside the other buttons of a page, or under a price. */
  look?: 'outlined' | 'text'
}

/** Opens the price list, as wide as the window has room for. */
export function PreislisteButton({ look = 'text' }: Props) {
  const { t } = useTranslation('preisliste')
  const [open, setOpen] = useState(false)
  const { Part: Liste, prepare, ask } = useLazyComponent(loadDialog)
  return (
    <>
      <Button
        variant={look}
        size={look === 'text' ? 'small' : 'medium'}
        startIcon={<ReceiptEuro size={look === 'text' ? 18 : 20} aria-hidden />}
        onPointerEnter={prepare}
        onClick={() => {
          setOpen(true)
          ask(() => setOpen(false))
        }}
      >
        {t('open')}
      </Button>
      {Liste && <Liste open={open} onClose={() => setOpen(false)} size="xl" />}
    </>
  )
}
