import { useTranslation } from 'react-i18next'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { Section } from '#src/shared/ui/Section.tsx'

const SCHRITTE = ['anlegen', 'freigeben', 'bezahlen', 'versenden'] as const

/** The way of a campaign, told to who is new. */
export default function KampagneAblaufPage() {
  const { t } = useTranslation('kampagne')
  return (
    <Page title={t('ablauf.title')} subtitle={t('ablauf.subtitle')}>
      <Section title={t('ablauf.schritte')}>
        <KeyValue
          entries={SCHRITTE.map((schritt) => ({
            label: t(`ablauf.${schritt}.name`),
            value: t(`ablauf.${schritt}.text`),
          }))}
        />
      </Section>
    </Page>
  )
}
