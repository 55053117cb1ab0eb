import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Section } from '../components/Section.tsx'

interface Props {
  kampagne: Kampagne
}

/** Check, enrichment, hand-over and dispatch: what is known so far. */
export function VersandBlock({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { extern, anreicherungErgebnis: ergebnis, versand } = kampagne
  const entries = [
    extern.geprueftAm && {
      label: t('versand.geprueft'),
      value: extern.geprueftVon
        ? t('versand.gepruefWert', { zeit: formatZeitpunkt(extern.geprueftAm), name: extern.geprueftVon })
        : formatZeitpunkt(extern.geprueftAm),
    },
    ergebnis && { label: t('versand.gesendet'), value: formatZahl(ergebnis.gesendet) },
    ergebnis?.abgeschlossenAm && { label: t('versand.angereichert'), value: formatZahl(ergebnis.angereichert) },
    ergebnis?.abgeschlossenAm && { label: t('versand.nichtGefunden'), value: formatZahl(ergebnis.nichtGefunden) },
    versand.uebergebenAm && { label: t('versand.uebergeben'), value: formatZeitpunkt(versand.uebergebenAm) },
    versand.lettershopReferenz && { label: t('versand.referenz'), value: versand.lettershopReferenz },
    versand.gemeldetAm && { label: t('versand.gemeldet'), value: formatZeitpunkt(versand.gemeldetAm) },
    versand.menge !== null && { label: t('versand.menge'), value: formatZahl(versand.menge) },
    versand.versuche > 0 && { label: t('versand.versuche'), value: formatZahl(versand.versuche) },
    versand.letzterFehler && { label: t('versand.fehler'), value: versand.letzterFehler },
  ].filter((entry) => typeof entry === 'object' && entry !== null)
  if (entries.length === 0) return null
  return (
    <Section title={t('detail.versand')}>
      <KeyValue entries={entries} />
    </Section>
  )
}
