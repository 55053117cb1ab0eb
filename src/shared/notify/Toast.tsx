import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { FLOAT_SHADOW } from '../theme/components.ts'
import { KeyCap } from '../ui/KeyCap.tsx'
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

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: '4px 8px 4px 16px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: FLOAT_SHADOW,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '& > svg': { flexShrink: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& p': { margin: 0 },
  '& .texts': { flexGrow: 1, paddingBlock: 8, minInlineSize: 0, overflowWrap: 'anywhere' },
  '&.success > svg': { color: theme.vars.palette.success.main },
  '&.error > svg': { color: theme.vars.palette.error.main },
  '&.warning > svg': { color: theme.vars.palette.warning.main },
  '&.info > svg': { color: theme.vars.palette.info.main },
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
        className={variant}
        data-toast={id}
        {...(variant === 'error' ? { role: 'alert' } : {})}
        {...held}
      >
        <Icon size={20} aria-hidden />
        <div className="texts">
          {title !== null && <strong>{title}</strong>}
          <p>{message}</p>
        </div>
        {toastAction !== null && (
          <Button
            size="small"
            aria-keyshortcuts={REACH_KEY}
            endIcon={<KeyCap aria-hidden>{REACH_KEY}</KeyCap>}
            sx={{ '& .MuiButton-endIcon': { '@media (pointer: coarse)': { display: 'none' } } }}
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
      </Card>
    </SnackbarContent>
  )
}
