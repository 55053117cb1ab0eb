import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'

type Label = DemoEmail['labels'][number]

const TONES = { personal: 'success', company: 'primary', important: 'error', private: 'warning' } as const

const Dot = styled('span', { shouldForwardProp: (name) => name !== 'label' })<{ label: Label }>(({ theme, label }) => ({
  flexShrink: 0,
  inlineSize: 10,
  blockSize: 10,
  marginInline: 4,
  borderRadius: 3,
  backgroundColor: theme.vars.palette[TONES[label]].main,
}))

/** Colour of a label beside its name. */
export function LabelDot({ label }: { label: Label }) {
  return <Dot label={label} aria-hidden />
}

const Tag = styled('span', { shouldForwardProp: (name) => name !== 'label' })<{ label: Label }>(({ theme, label }) => ({
  flexShrink: 0,
  paddingInline: 6,
  borderRadius: 4,
  ...theme.typography.caption,
  fontWeight: 600,
  lineHeight: '20px',
  color: theme.vars.palette.ton[TONES[label]].fg,
  backgroundColor: theme.vars.palette.ton[TONES[label]].bg,
}))

/** A label at a mail. */
export function LabelTag({ label }: { label: Label }) {
  const { t } = useTranslation('demoEmail')
  return <Tag label={label}>{t(`label.${label}`)}</Tag>
}
