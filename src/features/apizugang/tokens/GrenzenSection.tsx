import { useTranslation } from 'react-i18next'
import { FORM_LIMIT, inMb, MULTIPART_LIMIT } from '#src/contract/grenzen.ts'
import { ANFRAGEN_JE_FENSTER, FENSTER_S, PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Section } from '#src/shared/ui/Section.tsx'

/** What a program has to keep to. */
export function GrenzenSection() {
  const { t } = useTranslation('apizugang')
  return (
    <Section title={t('grenzen.title')}>
      <KeyValue
        entries={[
          {
            label: t('grenzen.anfragen'),
            value: t('grenzen.anfragenText', { anzahl: formatZahl(ANFRAGEN_JE_FENSTER), sekunden: FENSTER_S }),
          },
          { label: t('grenzen.kopf'), value: t('grenzen.kopfText') },
          {
            label: t('grenzen.groesse'),
            value: t('grenzen.groesseText', { formular: inMb(FORM_LIMIT), datei: inMb(MULTIPART_LIMIT) }),
          },
          { label: t('grenzen.protokoll'), value: t('grenzen.protokollText', { tage: PROTOKOLL_TAGE }) },
        ]}
      />
    </Section>
  )
}
