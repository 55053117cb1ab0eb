import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { TextInput } from '#src/shared/form/fields/TextInput.tsx'
import { CheckedValue } from './CheckedValue.tsx'
import { ganzeZahl, MENGE_ARTEN } from './mengeForm.ts'
import { RegelFields } from './RegelFields.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
  /** Everybody whom the filter reaches; null while that is not known. */
  gesamt: number | null
}

/** How many of those whom the filter reaches, and who of them. */
export function MengeFields({ control, gesamt }: Props) {
  const { t } = useTranslation('zielgruppe')
  const titleId = useId()
  const seesPreise = seesPrices(useAppAbility())
  const { field } = useController({ control, name: 'mengeArt' })
  const anzahl = ganzeZahl(useWatch({ control, name: 'anzahl' }))
  // A budget that somebody else set stays in sight.
  const arten = MENGE_ARTEN.filter((art) => art !== 'budget' || seesPreise || field.value === 'budget')
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id={titleId}>
        {t('menge.title')}
      </Typography>
      <RadioGroup {...field} id={fieldId('mengeArt')} aria-labelledby={titleId} row>
        {arten.map((art) => (
          <FormControlLabel key={art} value={art} control={<Radio size="small" />} label={t(`menge.art.${art}`)} />
        ))}
      </RadioGroup>
      {field.value === 'anzahl' && (
        <Box sx={{ maxInlineSize: 240 }}>
          <CheckedValue control={control} name="anzahl">
            {(value) => (
              <TextInput
                {...value}
                label={t('menge.anzahl')}
                hint={
                  gesamt !== null && gesamt > 0 && anzahl !== null && anzahl > gesamt
                    ? t('menge.nurSoViele', { anzahl: formatZahl(anzahl), count: gesamt, gesamt: formatZahl(gesamt) })
                    : t('menge.anzahlHilfe')
                }
                inputMode="numeric"
                maxLength={24}
              />
            )}
          </CheckedValue>
        </Box>
      )}
      {field.value === 'budget' && (
        <Box sx={{ maxInlineSize: 320 }}>
          <CheckedValue control={control} name="budget">
            {(value) => (
              <TextInput
                {...value}
                label={t('menge.budget')}
                hint={t('menge.budgetHilfe')}
                inputMode="decimal"
                maxLength={24}
                endAdornment={<InputAdornment position="end">{t('menge.euro')}</InputAdornment>}
              />
            )}
          </CheckedValue>
        </Box>
      )}
      {field.value !== 'alle' && <RegelFields control={control} />}
    </Box>
  )
}
