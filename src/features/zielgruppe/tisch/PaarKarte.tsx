import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Empfaenger, EmpfaengerFeld } from '#src/contract/zielgruppe.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import type { PaarAnsicht } from '#src/engines/addresses/worker.ts'
import { formatZahl } from '#src/base/number/german.ts'

interface Props {
  ansicht: PaarAnsicht
  /** One row takes in the other; true: the second one stays, as it is. */
  onZusammen: (tauscht: boolean) => void
  onBeide: () => void
}

const ZEILEN: readonly (readonly EmpfaengerFeld[])[] = [
  ['firma'],
  ['anrede', 'titel', 'vorname', 'nachname'],
  ['zusatz'],
  ['strasse', 'hausnummer'],
  ['plz', 'ort'],
]
/** No part of the address: named only where the two differ. */
const BEIWERK = ['kundennummer', 'gutscheincode'] as const

interface AnschriftProps {
  /** Which row it is, and what becomes of it. */
  titel: string
  empfaenger: Empfaenger
  verschieden: readonly EmpfaengerFeld[]
}

/** An address with what differs from the other one in bold. */
function Anschrift({ titel, empfaenger, verschieden }: AnschriftProps) {
  return (
    <Box sx={{ fontSize: 'body2.fontSize', overflowWrap: 'anywhere', minInlineSize: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {titel}
      </Typography>
      {ZEILEN.map((felder) => {
        const teile = felder.filter((feld) => empfaenger[feld] !== '')
        return (
          teile.length > 0 && (
            <div key={felder[0]}>
              {teile.map((feld) =>
                verschieden.includes(feld) ? <mark key={feld}>{empfaenger[feld]} </mark> : `${empfaenger[feld]} `,
              )}
            </div>
          )
        )
      })}
      {BEIWERK.filter((feld) => verschieden.includes(feld) && empfaenger[feld] !== '').map((feld) => (
        <div key={feld}>
          {FELD_LABEL[feld]} <mark>{empfaenger[feld]}</mark>
        </div>
      ))}
    </Box>
  )
}

/** Two rows that look like one, beside each other. */
export function PaarKarte({ ansicht, onZusammen, onBeide }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { paar, verschieden, uebernimmt } = ansicht
  const [bleibt, geht] = [formatZahl(ansicht.bleibt.nr), formatZahl(ansicht.geht.nr)]
  return (
    <Box
      component="section"
      tabIndex={-1}
      aria-label={t('paare.label', { a: bleibt, b: geht })}
      sx={(theme) => ({
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        padding: 1.5,
        display: 'grid',
        gap: 1,
        '& mark': { backgroundColor: theme.vars.palette.ton.warning.bg, color: 'inherit', fontWeight: 600 },
      })}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Anschrift
          titel={t('paare.bleibt', { nr: bleibt })}
          empfaenger={ansicht.empfaenger.bleibt}
          verschieden={verschieden}
        />
        <Anschrift
          titel={t('paare.geht', { nr: geht })}
          empfaenger={ansicht.empfaenger.geht}
          verschieden={verschieden}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {paar.gleich
          ? t('paare.gleich')
          : paar.gruende.map((grund) => t(`adressdatei:unterschied.${grund}`)).join(', ')}
      </Typography>
      <Typography variant="body2">
        {uebernimmt.length === 0
          ? t('paare.uebernimmtNichts', { bleibt, geht })
          : t('paare.uebernimmt', { bleibt, geht, felder: uebernimmt.map((feld) => FELD_LABEL[feld]).join(', ') })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onZusammen(false)}>
          {t('paare.zusammen')}
        </Button>
        <Button size="small" onClick={() => onZusammen(true)}>
          {t('paare.zweiteBleibt')}
        </Button>
        {!paar.gleich && (
          <Button size="small" color="inherit" onClick={onBeide}>
            {t('paare.beide')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
