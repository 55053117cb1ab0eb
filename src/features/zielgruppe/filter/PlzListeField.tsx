import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormContext, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readPlz, writePlz } from '#src/domain/zielgruppe/plzListe.ts'
import { TextInput } from '#src/shared/form/fields/TextInput.tsx'
import { useTextValue } from '#src/shared/form/fields/useTextValue.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { plzErkannt, plzFehler } from './plzText.ts'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** Half a code is none: what is wrong is said once typing pauses, ms. */
const SETTLE_MS = 500

/** Postal codes and ranges, typed or pasted; what was read of them, and a way to drop what was not. */
export function PlzListeField({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { setFocus, setValue } = useFormContext<ZielgruppeValues>()
  const value = useTextValue({ control, name: 'plzText' })
  const gelesen = readPlz(value.value)
  const fehler = plzFehler(gelesen) ?? ''
  const gesagt = useSettled(fehler, SETTLE_MS)
  const error = value.error ?? (fehler !== '' && gesagt === fehler ? fehler : undefined)

  function dropRest(): void {
    setValue('plzText', writePlz({ plz: gelesen.plz, bereiche: gelesen.bereiche }), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: value.error !== undefined,
    })
    // The button goes.
    setFocus('plzText')
  }

  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextInput
        {...value}
        label={t('filter.plzListe')}
        hint={plzErkannt(gelesen)}
        error={error}
        multiline
        minRows={3}
        maxRows={8}
        inputMode="text"
      />
      {error !== undefined && gelesen.falsch.length > 0 && (
        <Button size="small" onClick={dropRest}>
          {t('filter.restWeglassen')}
        </Button>
      )}
    </Box>
  )
}
