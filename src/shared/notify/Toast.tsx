import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import CircleAlert from '#src/shared/icons/CircleAlert.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import Info from '#src/shared/icons/Info.svg'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
import X from '#src/shared/icons/X.svg'
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { FLOAT_SHADOW } from '../theme/components.ts'
import { KeyCap } from '../icons/KeyCap.tsx'
import type { ToastAction } from './notify.ts'
import { useToastHold } from './useToastHold.ts'

/** Leads from anywhere to the latest toast: by Tab it would be at the end of the page, and gone before one is there. */
export const REACH_KEY = 'F8'

const ICONS = {
  default: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const

const Card = styled(Alert)(({ theme }) => ({
  alignItems: 'center',
  gap: 12,
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: '4px 8px 4px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: FLOAT_SHADOW,
  '& .MuiAlert-icon': { margin: 0, padding: 0, opacity: 1 },
  '& .MuiAlert-message': { flexGrow: 1, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { alignItems: 'center', gap: 8, margin: 0, padding: 0 },
  // Who has a finger has no such key.
  '& .MuiButton-endIcon': { '@media (pointer: coarse)': { display: 'none' } },
  '& strong': { display: 'block', fontWeight: 600 },
  '& p': { margin: 0 },
}))

/** A type, not an interface: notistack takes extra fields only of types with an implicit index. */
export type ToastFields = {
  title: string | null
  toastAction: ToastAction | null
}

interface Props extends CustomContentProps, ToastFields {
  ref?: Ref<HTMLDivElement>
}

/** One toast: what happened, in a word and a sentence. Stays while the pointer or the focus is on it. */
export function Toast({ id, message, variant, title, toastAction, style, className, ref }: Props) {
  const { closeSnackbar } = useSnackbar()
  const { t } = useTranslation('common')
  const { card, close, held } = useToastHold(String(id), () => closeSnackbar(id))
  const Icon = ICONS[variant]
  return (
    <SnackbarContent ref={ref ?? null} style={style} className={className ?? ''} lang="de">
      {/* The region around it is polite; what went wrong is said at once. */}
      <Card
        ref={card}
        severity={variant === 'default' ? 'info' : variant}
        role={variant === 'error' ? 'alert' : 'presentation'}
        data-toast={id}
        icon={<Icon size={20} aria-hidden />}
        action={
          <>
            {toastAction !== null && (
              <Button
                size="small"
                aria-keyshortcuts={REACH_KEY}
                endIcon={<KeyCap aria-hidden>{REACH_KEY}</KeyCap>}
                onClick={() => {
                  toastAction.onClick()
                  close()
                }}
              >
                {toastAction.label}
              </Button>
            )}
            <IconButton size="small" aria-label={t('close')} onClick={close}>
              <X size={16} aria-hidden />
            </IconButton>
          </>
        }
        {...held}
      >
        {title !== null && <strong>{title}</strong>}
        <p>{message}</p>
      </Card>
    </SnackbarContent>
  )
}
