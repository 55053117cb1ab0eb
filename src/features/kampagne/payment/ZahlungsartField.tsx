import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { ZAHLUNGSARTEN, type Kampagne, type Zahlungsart } from '#src/contract/kampagne.ts'
import { einzugAm } from '#src/domain/kampagne/lastschrift.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { paths } from '#src/routes/paths.ts'
import { zahlungsHindernisse } from './hindernisse.ts'
import { LastschriftFakten } from './LastschriftFakten.tsx'

export interface BestellValues {
  zahlungsart: Zahlungsart
  agb: boolean
}

interface Props {
  kampagne: Kampagne
  control: Control<BestellValues>
}

/** The ways to pay; a debit only with a mandate, and then with everything that it announces (domain 4.7). */
export function ZahlungsartField({ kampagne, control }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const { field, fieldState } = useController({ control, name: 'zahlungsart' })
  const { mandat } = kampagne.zahlung
  const hindernisse = zahlungsHindernisse(kampagne)
  const hindernis = hindernisse.sepaLastschrift ?? null
  const einzug = einzugAm(heute())
  const hilfe = (art: Zahlungsart) => {
    if (art !== 'sepaLastschrift') return hindernisse[art] ?? t(`zahlungen.hilfe.${art}`)
    if (hindernis !== null || mandat === null) return hindernis ?? ''
    return t('zahlungen.mandat', { iban: mandat.iban, datum: formatDatum(einzug) })
  }
  return (
    <FormControl component="fieldset" error={fieldState.invalid} sx={{ border: 0, m: 0, p: 0, minInlineSize: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 0.5 }}>
        {t('bestellung.art')}
      </Typography>
      <RadioGroup {...field} id={fieldId('zahlungsart')} sx={{ gap: 0.5 }}>
        {ZAHLUNGSARTEN.map((art) => (
          <Box key={art}>
            <FormControlLabel
              value={art}
              disabled={hindernisse[art] !== undefined}
              control={<Radio />}
              label={
                <>
                  {ZAHLUNGSART_LABEL[art]}
                  <Typography component="span" variant="body2" color="textSecondary">{` ${hilfe(art)}`}</Typography>
                </>
              }
            />
            {art === 'sepaLastschrift' && hindernis !== null && ability.can('update', 'Konto') && (
              <Link
                component={RouterLink}
                to={`${paths.konto()}#zahlungsmittel`}
                variant="body2"
                underline="always"
                sx={{ display: 'block', marginInlineStart: 4 }}
              >
                {t('zahlungen.lastschrift.mandatErteilen')}
              </Link>
            )}
          </Box>
        ))}
      </RadioGroup>
      {fieldState.error?.message && <FormHelperText sx={{ mx: 0 }}>{fieldState.error.message}</FormHelperText>}
      {field.value === 'sepaLastschrift' && mandat !== null && hindernis === null && (
        <LastschriftFakten
          lastschrift={{
            kontoinhaber: mandat.kontoinhaber,
            iban: mandat.iban,
            mandatReferenz: mandat.referenz,
            glaeubigerId: mandat.glaeubigerId,
            einzugAm: einzug,
          }}
        />
      )}
    </FormControl>
  )
}
