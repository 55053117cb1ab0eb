import Button, { type ButtonProps } from '@mui/material/Button'
import Check from '#src/shared/icons/Check.svg'
import Copy from '#src/shared/icons/Copy.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/shared/notify/notify.ts'

interface Props {
  text: string
  /** What is copied, for those who do not see it. */
  label: string
  onCopied?: () => void
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
}

/** Puts a text into the clipboard and says so on the button. */
export function CopyButton({ text, label, onCopied, variant = 'outlined', size = 'small' }: Props) {
  const { t } = useTranslation('common')
  const [copied, setCopied] = useState<string | null>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      onCopied?.()
    } catch {
      // A browser may refuse; the text stands there to be marked by hand.
      notify.warning(t('kopieren.fehler'))
    }
  }
  const done = copied === text
  return (
    <Button
      variant={variant}
      size={size}
      color={variant === 'contained' ? 'primary' : 'inherit'}
      aria-label={t('kopieren.was', { was: label })}
      startIcon={done ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      onClick={() => void copy()}
      sx={{ flexShrink: 0 }}
    >
      {t(done ? 'kopieren.fertig' : 'kopieren.label')}
    </Button>
  )
}
