import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { KeyCap } from '#src/shared/icons/KeyCap.tsx'

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minBlockSize: 44,
  paddingInline: '20px 8px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '& .keys': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .push': { flex: 1 },
  [theme.breakpoints.down('sm')]: {
    '& .keys': { display: 'none' },
    // Only the button is left; without it there is nothing to say.
    '&:not(:has(button))': { display: 'none' },
  },
}))

interface Props {
  /** The chosen line can be removed by a key. */
  canRemove: boolean
  onForgetAll?: () => void
}

/** What the keys do. */
export function SearchFooter({ canRemove, onForgetAll }: Props) {
  const { t } = useTranslation('search')
  return (
    <Foot>
      <span className="keys">
        <KeyCap>{t('key.up')}</KeyCap>
        <KeyCap>{t('key.down')}</KeyCap>
        {t('help.choose')}
      </span>
      <span className="keys">
        <KeyCap>{t('key.enter')}</KeyCap>
        {t('help.open')}
      </span>
      {canRemove && (
        <span className="keys">
          <KeyCap>{t('key.delete')}</KeyCap>
          {t('help.remove')}
        </span>
      )}
      <span className="push" />
      {onForgetAll && (
        <Button size="small" onClick={onForgetAll}>
          {t('forgetAll')}
        </Button>
      )}
    </Foot>
  )
}
