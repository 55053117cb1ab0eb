import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ortDerLeitregion } from '#src/engines/addresses/rules.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { EntfernbarChip } from './EntfernbarChip.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** The chip goes, and the focus with it: the next one takes it, else the one before, else the whole group. */
function focusNeighbour(target: EventTarget): void {
  const chip = target instanceof Element ? target.closest('[role="button"]') : null
  const next = [chip?.nextElementSibling, chip?.previousElementSibling].find((one) => one?.matches('[role="button"]'))
  const to = next ?? chip?.closest('fieldset')
  if (to instanceof HTMLElement) to.focus()
}

/** The chosen Leitregionen by name; they are chosen on the map or in its table. */
export function LeitregionField({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { field, fieldState } = useController({ control, name: 'leitregionen' })
  const gewaehlt: readonly string[] = field.value
  return (
    <Box
      component="fieldset"
      id={fieldId('leitregionen')}
      tabIndex={-1}
      sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <Typography component="legend" variant="body2" sx={{ padding: 0, marginBlockEnd: 1 }}>
        {gewaehlt.length === 0 ? t('karte.keine') : t('karte.anzahl', { count: gewaehlt.length })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {gewaehlt.map((one) => (
          <EntfernbarChip
            key={one}
            label={`${one} ${ortDerLeitregion(one)?.name ?? ''}`}
            onDelete={({ target }) => {
              focusNeighbour(target)
              field.onChange(gewaehlt.filter((other) => other !== one))
            }}
          />
        ))}
        {gewaehlt.length > 1 && (
          <Button size="small" onClick={() => field.onChange([])}>
            {t('karte.alleAbwaehlen')}
          </Button>
        )}
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  )
}
