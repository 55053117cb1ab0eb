import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { EntwurfView } from '#src/entities/bildgenerierung/EntwurfView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { VorschlagActions } from './VorschlagActions.tsx'

/** Where a new picture begins; others of the page lead back here. */
export function Entwurf({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('bildgenerierung')
  return (
    <div ref={ref} style={{ scrollMarginBlockStart: 'calc(var(--bar-space) + 16px)' }}>
      <Section title={t('entwurf.titel')}>
        <EntwurfView>{(motiv) => <VorschlagActions motiv={motiv} />}</EntwurfView>
      </Section>
    </div>
  )
}
