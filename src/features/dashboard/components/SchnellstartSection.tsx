import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'

const STEPS = [
  { key: 'zielgruppe', subject: 'Zielgruppe', to: paths.zielgruppeHochladen },
  { key: 'werbemittel', subject: 'Werbemittel', to: paths.werbemittelErstellen },
  { key: 'kampagne', subject: 'Kampagne', to: paths.kampagneErstellen },
] as const

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  ...theme.typography.body2,
  '& li': {
    counterIncrement: 'step',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: '0 12px',
    paddingBlock: 8,
  },
  '& li::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: 14,
    color: theme.vars.palette.ton.primary.fg,
    backgroundColor: theme.vars.palette.ton.primary.bg,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& a': { color: 'inherit', fontWeight: theme.typography.fontWeightMedium, textDecoration: 'none' },
  // The whole step leads there.
  '& a::after': { content: "''", position: 'absolute', inset: 0 },
  '& a:hover': { color: theme.vars.palette.primary.main },
  '& span': { color: theme.vars.palette.text.secondary },
}))

/** Three steps to a mailing, as far as the user may take them. */
export function SchnellstartSection() {
  const { t } = useTranslation('dashboard')
  const ability = useAppAbility()
  const steps = STEPS.filter(({ subject }) => ability.can('create', subject))
  if (steps.length === 0) return null
  return (
    <Section title={t('start.title')}>
      <Steps>
        {steps.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`start.${key}.title`)}</Link>
            <span>{t(`start.${key}.text`)}</span>
          </li>
        ))}
      </Steps>
    </Section>
  )
}
