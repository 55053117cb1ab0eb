import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Dices from '#src/shared/icons/Dices.svg'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AuswahlRegel } from '#src/contract/auswahlMenge.ts'
import { regelnFuer } from '#src/domain/zielgruppe/auswahl/menge.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { TextInput } from '#src/shared/form/fields/TextInput.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { CheckedValue } from './CheckedValue.tsx'
import { regelOf, drawLots } from './mengeForm.ts'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** By which rule people are taken, and the start number of a draw. */
export function RegelFields({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const art = useWatch({ control, name: 'art' })
  const { field } = useController({ control, name: 'regel' })
  const { field: startzahl } = useController({ control, name: 'startzahl' })
  const regel = regelOf(field.value, art)
  const choose = (chosen: AuswahlRegel) => {
    field.onChange(chosen)
    if (chosen === 'zufall' && startzahl.value === '') startzahl.onChange(drawLots())
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 480 }}>
      {regel !== field.value && (
        <Alert severity="info" variant="outlined">
          {t('menge.regelAnders', {
            vorher: t(`menge.regelName.${field.value}`),
            jetzt: t(`menge.regelName.${regel}`),
          })}
        </Alert>
      )}
      <SelectField
        id={fieldId('regel')}
        label={t('menge.regel')}
        value={regel}
        options={regelnFuer(art).map((value) => ({ value, label: t(`menge.regelName.${value}`) }))}
        onChange={choose}
        onBlur={field.onBlur}
        inputRef={field.ref}
        helperText={t(`menge.regelHilfe.${regel}`)}
        fullWidth
      />
      {regel === 'zufall' && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flexGrow: 1, maxInlineSize: 280 }}>
            <CheckedValue control={control} name="startzahl">
              {(value) => (
                <TextInput
                  {...value}
                  label={t('menge.startzahl')}
                  hint={t('menge.startzahlHilfe')}
                  inputMode="numeric"
                  maxLength={12}
                />
              )}
            </CheckedValue>
          </Box>
          <Tip title={t('menge.wuerfeln')}>
            <IconButton aria-label={t('menge.wuerfeln')} onClick={() => startzahl.onChange(drawLots())}>
              <Dices size={20} aria-hidden />
            </IconButton>
          </Tip>
        </Box>
      )}
    </Box>
  )
}
