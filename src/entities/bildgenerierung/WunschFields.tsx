import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { BILD_FORMATE, BILD_STILE, FREIRAEUME, MOTIV_STILE } from '#src/contract/bildgenerierung.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { BeschreibungField } from './BeschreibungField.tsx'
import { useEntwurf } from './entwurfContext.ts'
import { FarbenField } from './FarbenField.tsx'
import { MasseFields } from './MasseFields.tsx'
import { SaatField } from './SaatField.tsx'
import type { Wunsch } from './wunsch.ts'

const Root = styled('div')({ display: 'grid', gap: 20, alignContent: 'start' })
const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
})

/** Everything that is wished of a picture. */
export function WunschFields() {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch, change, stand } = useEntwurf()
  const { dienst } = stand
  const muster = dienst === null || wunsch.weg === 'muster'
  return (
    <Root>
      {dienst && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={wunsch.weg}
          aria-label={t('weg.titel')}
          onChange={(_event, weg: Wunsch['weg'] | null) => weg && change({ weg })}
        >
          <ToggleButton value="muster">{t('weg.muster')}</ToggleButton>
          <ToggleButton value="dienst">{t('weg.dienst')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Alert severity="info" variant="outlined" icon={false}>
        {muster
          ? t(dienst ? 'weg.musterText' : 'weg.ohneDienst')
          : t('weg.dienstText', { anbieter: dienst.anbieter, modell: dienst.modell || t('weg.ohneModell') })}
      </Alert>
      <BeschreibungField />
      <Pair>
        {muster ? (
          <SelectField
            label={t('stil.label')}
            value={wunsch.motivStil}
            onChange={(motivStil) => change({ motivStil })}
            options={MOTIV_STILE.map((stil) => ({ value: stil, label: t(`stil.${stil}`) }))}
          />
        ) : (
          <SelectField
            label={t('stil.label')}
            value={wunsch.bildStil}
            onChange={(bildStil) => change({ bildStil })}
            options={BILD_STILE.map((stil) => ({ value: stil, label: t(`stil.${stil}`) }))}
          />
        )}
        <SelectField
          label={t('freiraum.label')}
          value={wunsch.freiraum}
          onChange={(freiraum) => change({ freiraum })}
          options={FREIRAEUME.map((seite) => ({ value: seite, label: t(`freiraum.${seite}`) }))}
        />
        <SelectField
          label={t('format.label')}
          value={wunsch.format}
          onChange={(format) => change({ format })}
          options={BILD_FORMATE.map((format) => ({ value: format, label: t(`format.${format}`) }))}
        />
        <SaatField />
      </Pair>
      {wunsch.format === 'frei' && <MasseFields />}
      {!muster && (
        <TextField
          size="small"
          label={t('negativ.label')}
          helperText={t('negativ.hinweis')}
          value={wunsch.negativ}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          onChange={({ target }) => change({ negativ: target.value })}
        />
      )}
      <FarbenField />
    </Root>
  )
}
