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

/** Three steps to a mailing, as far as the user may take them. */
export function SchnellstartSection() {
  const { t } = useTranslation('dashboard')
  const ability = useAppAbility()
  const steps = STEPS.filter(({ subject }) => ability.can('create', subject))
  if (steps.length === 0) return null
  return (
    <Section title={t('start.title')}>
      <ol className="steps">
        {steps.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`start.${key}.title`)}</Link>
            <span>{t(`start.${key}.text`)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
