import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { BESCHREIBUNG_MIN, BILDER_JE_AUFTRAG } from '#src/contract/bildgenerierung.ts'
import { pruefeBeschreibung, uebrig } from '#src/engines/images/page.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { useEntwurf } from './entwurfContext.ts'
import { useErzeugeBilder } from './queries.ts'

const Root = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', justifyItems: 'start' })
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' })

interface PersonendatenProps {
  stellen: readonly string[]
  disabled: boolean
  loading: boolean
  onOrder: () => void
}

/** What looks like somebody's data, and the order in spite of it. */
function Personendaten({ stellen, disabled, loading, onOrder }: PersonendatenProps) {
  const { t } = useTranslation('bildgenerierung')
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button size="small" color="inherit" disabled={disabled} loading={loading} onClick={onOrder}>
          {t('bestellen.trotzdem')}
        </Button>
      }
    >
      {t('bestellen.personendaten', { stellen: stellen.join(', ') })}
    </Alert>
  )
}

/** Orders pictures from the service: what is left of the month, and what must not leave the house, said before. */
export function DienstBestellung() {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch, change, stand, onOrdered } = useEntwurf()
  const { kontingent } = stand
  const erzeuge = useErzeugeBilder()
  const rest = uebrig(kontingent)
  const stellen = pruefeBeschreibung(`${wunsch.beschreibung}
${wunsch.negativ}`).map(({ stelle }) => `„${stelle}“`)
  const zuKurz = wunsch.beschreibung.trim().length < BESCHREIBUNG_MIN
  const grund = rest < wunsch.anzahl ? t('bestellen.zuWenig', { count: rest }) : zuKurz ? t('bestellen.zuKurz') : null
  const order = () => {
    const { beschreibung, negativ, bildStil, format, breite, hoehe, farben, freiraum, saat, anzahl } = wunsch
    erzeuge.mutate(
      {
        beschreibung,
        negativ,
        stil: bildStil,
        format,
        ...(format === 'frei' && { breite, hoehe }),
        anzahl,
        saat,
        farben,
        freiraum,
        ...(stellen.length > 0 && { personendatenBestaetigt: true }),
      },
      {
        onSuccess: () => {
          // The same order once more brings other pictures, not the same ones for the same money.
          change({ saat: saat + anzahl })
          notify.success(t('bestellen.bestellt'))
          onOrdered?.()
        },
      },
    )
  }
  return (
    <Root>
      {stellen.length > 0 && (
        <Personendaten stellen={stellen} disabled={grund !== null} loading={erzeuge.isPending} onOrder={order} />
      )}
      {erzeuge.error && (
        <Alert severity="error" variant="outlined">
          {erzeuge.error instanceof ApiError ? erzeuge.error.message : t('fehler')}
        </Alert>
      )}
      <Line>
        <SelectField
          label={t('bestellen.anzahl')}
          value={wunsch.anzahl}
          onChange={(anzahl) => change({ anzahl })}
          options={Array.from({ length: BILDER_JE_AUFTRAG }, (_, index) => ({
            value: index + 1,
            label: t('bestellen.bilder', { count: index + 1 }),
          }))}
          sx={{ minInlineSize: 120 }}
        />
        <Button
          variant="contained"
          disabled={grund !== null || stellen.length > 0}
          loading={erzeuge.isPending}
          onClick={order}
        >
          {t('bestellen.bestellen')}
        </Button>
        {grund !== null && (
          <Typography variant="body2" color="textSecondary">
            {grund}
          </Typography>
        )}
      </Line>
      <Rest kontingent={kontingent} />
    </Root>
  )
}

/** What is left of the month. */
function Rest({ kontingent }: { kontingent: ReturnType<typeof useEntwurf>['stand']['kontingent'] }) {
  const { t } = useTranslation('bildgenerierung')
  return (
    <Typography variant="body2" color="textSecondary">
      {t('bestellen.kontingent', {
        count: uebrig(kontingent),
        gesamt: kontingent.gesamt,
        datum: formatDatum(kontingent.erneuertAm),
      })}{' '}
      {kontingent.reserviert > 0 && t('bestellen.reserviert', { count: kontingent.reserviert })}
    </Typography>
  )
}
