import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BUNDESLAENDER, ortZuPlz } from '#src/engines/addresses/rules.ts'
import { PlacedPart } from '#src/shared/ui/PlacedPart.tsx'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { TextInput } from '#src/shared/form/fields/TextInput.tsx'
import { CheckedValue } from './CheckedValue.tsx'
import { FormChoices } from './FormChoices.tsx'
import { LeitregionField } from './LeitregionField.tsx'
import { OrteField } from './OrteField.tsx'
import { PlzListeField } from './PlzListeField.tsx'
import { GEBIET_ARTEN, type ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** Shapes and points are some 90 KB, which no other page pays for. */
const loadKarte = async () => (await import('./karte/GebietKarte.tsx')).GebietKarte
const LAENDER = Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label }))

/** Where the people live: the kind of area, then its own inputs. */
export function GebietFields({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [art, mitte] = useWatch({ control, name: ['art', 'mitte'] })
  const ort = ortZuPlz(mitte.trim())
  const arten = GEBIET_ARTEN.map((value) => ({ value, label: t(`filter.gebietArt.${value}`) }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ maxInlineSize: 320 }}>
        <FormSelect control={control} name="art" label={t('filter.gebiet')} options={arten} />
      </Box>
      {art === 'bundesland' && (
        <FormChoices control={control} name="bundeslaender" label={t('filter.bundeslaender')} options={LAENDER} />
      )}
      {art === 'leitregion' && <LeitregionField control={control} />}
      {art === 'ort' && <OrteField control={control} />}
      {art === 'plz' && <PlzListeField control={control} />}
      {art === 'plzBereich' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 160px))' }}>
          <CheckedValue control={control} name="von">
            {(value) => <TextInput {...value} label={t('filter.von')} inputMode="numeric" maxLength={5} />}
          </CheckedValue>
          <CheckedValue control={control} name="bis">
            {(value) => <TextInput {...value} label={t('filter.bis')} inputMode="numeric" maxLength={5} />}
          </CheckedValue>
        </Box>
      )}
      {art === 'umkreis' && (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 12.5rem))' }}
        >
          <CheckedValue control={control} name="mitte">
            {(value) => (
              <TextInput
                {...value}
                label={t('filter.mitte')}
                hint={ort ? t('filter.beiOrt', { ort: ort.name }) : t('filter.mitteHilfe')}
                inputMode="numeric"
                maxLength={5}
              />
            )}
          </CheckedValue>
          <CheckedValue control={control} name="radiusKm">
            {(value) => (
              <TextInput
                {...value}
                label={t('filter.radius')}
                hint={t('filter.radiusHilfe')}
                inputMode="numeric"
                maxLength={12}
                endAdornment={<InputAdornment position="end">{t('filter.km')}</InputAdornment>}
              />
            )}
          </CheckedValue>
        </Box>
      )}
      <PlacedPart load={loadKarte} part={{ control }} />
    </Box>
  )
}
