import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { landName } from '#src/domain/konto/anschrift.ts'
import { formatDatum, formatZeitpunkt } from '#src/base/number/german.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { benannt } from '#src/contract/offenesEnum.ts'

interface Props {
  rechnung: Rechnung
}

/** Lines of an address, one below the other. */
function Zeilen({ zeilen }: { zeilen: readonly string[] }) {
  return zeilen
    .filter((zeile) => zeile.trim() !== '')
    .map((zeile) => (
      <Box key={zeile} component="span" sx={{ display: 'block' }}>
        {zeile}
      </Box>
    ))
}

/** Who, when, what for, how it is paid. */
export function Fakten({ rechnung }: Props) {
  const { t } = useTranslation('rechnung')
  const ability = useAppAbility()
  const { rechnungsempfaenger: an, leistender: von, idPtKampagne, kampagneBezeichnung } = rechnung
  const optional = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  const entries = [
    {
      label: t('fakten.empfaenger'),
      value: (
        <Zeilen
          zeilen={[
            an.firma,
            an.zusatz,
            `${an.strasse} ${an.hausnummer}`,
            `${an.plz} ${an.ort}`,
            an.land === 'DE' ? '' : landName(an.land),
          ]}
        />
      ),
    },
    ...optional(t('fakten.ustIdNr'), an.ustIdNr),
    ...optional(t('fakten.kostenstelle'), an.kostenstelle),
    ...optional(t('fakten.bestellnummer'), an.bestellnummer),
    { label: t('fakten.leistender'), value: <Zeilen zeilen={[von.name, von.strasse, `${von.plz} ${von.ort}`]} /> },
    {
      label: t('fakten.kampagne'),
      value:
        idPtKampagne !== null && ability.can('read', 'Kampagne') ? (
          <MuiLink component={Link} to={paths.kampagneEditieren(idPtKampagne)}>
            {kampagneBezeichnung}
          </MuiLink>
        ) : (
          kampagneBezeichnung
        ),
    },
    ...optional(t('fakten.leistungsdatum'), rechnung.leistungsdatum && formatDatum(rechnung.leistungsdatum)),
    ...optional(t('fakten.zahlungsart'), rechnung.zahlungsart && benannt(ZAHLUNGSART_LABEL, rechnung.zahlungsart)),
    ...optional(t('fakten.faelligAm'), rechnung.faelligAm && formatDatum(rechnung.faelligAm)),
    ...optional(
      t(rechnung.art === 'rechnung' ? 'fakten.bezahltAm' : 'fakten.erstattetAm'),
      rechnung.bezahltAm && formatZeitpunkt(rechnung.bezahltAm),
    ),
    ...optional(t('fakten.grund'), rechnung.grund),
  ]
  return <KeyValue entries={entries} />
}
