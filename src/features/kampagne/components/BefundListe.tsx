import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Befund } from '#src/contract/dokument.ts'
import type { KampagnePreis } from '#src/contract/kampagne.ts'
import { gefaehrdet } from '#src/domain/kampagne/risiko.ts'
import { formatEuro } from '#src/base/number/german.ts'

interface Props {
  befunde: Befund[]
  /** What the order costs; says of each finding what is at risk. */
  preis: KampagnePreis | null
  /** What is done or was done about it. */
  dazu: (befund: Befund) => ReactNode
}

const SEVERITY = { fehler: 'error', warnung: 'warning', hinweis: 'info' } as const
const ORDER = ['fehler', 'warnung', 'hinweis'] as const

/** What the check of the sheet found, errors first, with what is at risk. */
export function BefundListe({ befunde, preis, dazu }: Props) {
  const { t } = useTranslation('kampagne')
  if (befunde.length === 0) return <Alert severity="success">{t('pruefung.keineBefunde')}</Alert>
  const sorted = befunde.toSorted((a, b) => ORDER.indexOf(a.schwere) - ORDER.indexOf(b.schwere))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sorted.map((befund, index) => (
        <li key={`${befund.code}-${befund.seite ?? ''}-${befund.layerId ?? index}`}>
          <Alert severity={SEVERITY[befund.schwere]}>
            <Typography variant="subtitle2" component="p">
              {`${t(`pruefung.schwere.${befund.schwere}`)}: ${befund.text}`}
            </Typography>
            {(befund.seite || (befund.ist && befund.soll)) && (
              <Typography variant="body2">
                {[
                  befund.seite ? t(`seite.${befund.seite}`) : null,
                  befund.ist && befund.soll ? t('pruefung.soll', { ist: befund.ist, soll: befund.soll }) : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </Typography>
            )}
            {befund.hilfe && <Typography variant="body2">{befund.hilfe}</Typography>}
            {preis && gefaehrdet(befund, preis) > 0 && (
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {t('pruefung.risiko', { betrag: formatEuro(gefaehrdet(befund, preis)) })}
              </Typography>
            )}
            {dazu(befund)}
          </Alert>
        </li>
      ))}
    </Box>
  )
}
