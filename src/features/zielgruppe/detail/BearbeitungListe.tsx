import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { AdressBearbeitung } from '#src/contract/adressBearbeitung.ts'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { VORSCHLAG_ARTEN, VORSCHLAG_REGELN } from '#src/engines/addresses/rules.ts'
import { text } from '#src/shared/i18n/i18n.ts'

interface Props {
  bearbeitungen: NonNullable<Zielgruppe['bearbeitungen']>
}

/** What somebody did to the rows, kind by kind. */
function teile(bearbeitung: AdressBearbeitung): string[] {
  const zahl = (art: 'vonHand' | 'entfernt' | 'zusammengefasst' | 'hinzugefuegt') =>
    bearbeitung[art] === 0
      ? []
      : [text(`zielgruppe:bearbeitung.${art}`, { count: bearbeitung[art], anzahl: formatZahl(bearbeitung[art]) })]
  return [
    ...zahl('vonHand'),
    ...zahl('hinzugefuegt'),
    ...zahl('zusammengefasst'),
    ...zahl('entfernt'),
    ...VORSCHLAG_ARTEN.flatMap((art) => {
      const zeilen = bearbeitung.jeVorschlag[art]
      return zeilen ? [`${VORSCHLAG_REGELN[art].titel}: ${formatZahl(zeilen)}`] : []
    }),
  ]
}

/** Who worked on the rows of a list, when, and on how many. */
export function BearbeitungListe({ bearbeitungen }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box component="section" aria-labelledby="bearbeitung" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2" id="bearbeitung">
        {t('bearbeitung.titel')}
      </Typography>
      {bearbeitungen.map((one) => (
        <div key={one.wann}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('bearbeitung.wer', { wer: one.wer, wann: formatDatum(one.wann) })}
          </Typography>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {teile(one).map((zeile) => (
              <li key={zeile}>{zeile}</li>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  )
}
