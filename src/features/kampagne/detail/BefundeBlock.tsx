import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { BefundListe } from '../components/BefundListe.tsx'
import { Section } from '../components/Section.tsx'

interface Props {
  kampagne: Kampagne
}

/** What the check of the sheet found, what is at risk, and who left a warning as it is. */
export function BefundeBlock({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { befunde, preis, verlauf } = kampagne
  if (befunde.length === 0) return null
  const gesendet = verlauf.findLast(({ aktion }) => aktion === 'kampagneZurFreigabeGeben')
  return (
    <Section title={t('pruefung.befunde')}>
      <BefundListe
        befunde={befunde}
        preis={preis}
        dazu={({ schwere }) =>
          schwere === 'warnung' &&
          gesendet && (
            <Typography variant="body2">
              {t('pruefung.soGelassen', { name: gesendet.name, zeit: formatZeitpunkt(gesendet.zeit) })}
            </Typography>
          )
        }
      />
    </Section>
  )
}
