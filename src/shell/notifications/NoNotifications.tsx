import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Quiet = styled('div')(({ theme }) => ({
  padding: '32px 24px 36px',
  textAlign: 'center',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& svg': { color: theme.vars.palette.kante, marginBlockEnd: 8 },
  '& p': { margin: 0 },
}))

/** An empty letter box: nothing has happened yet. */
export function NoNotifications() {
  const { t } = useTranslation('notifications')
  return (
    <Quiet>
      <svg width="96" height="72" viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="M16 44V28a12 12 0 0 1 12-12h40a12 12 0 0 1 12 12v16H16Z" strokeLinejoin="round" />
        <path d="M28 16a12 12 0 0 1 12 12v16M48 44v20M38 64h20M66 28h6M54 28h5" strokeLinecap="round" />
      </svg>
      <p>{t('empty')}</p>
    </Quiet>
  )
}
