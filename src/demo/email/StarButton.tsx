import IconButton from '@mui/material/IconButton'
import Star from '#src/shared/icons/Star.svg'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'

interface Props {
  mail: DemoEmail
  onClick: () => void
}

/** A star that is on or off. */
export function StarButton({ mail, onClick }: Props) {
  const { t } = useTranslation('demoEmail')
  return (
    <IconButton
      size="small"
      aria-label={t('star', { subject: mail.subject })}
      aria-pressed={mail.isStarred}
      onClick={onClick}
      sx={{ color: mail.isStarred ? 'warning.main' : 'text.secondary' }}
    >
      <Star size={18} aria-hidden fill={mail.isStarred ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
