import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import Check from '#src/shared/icons/Check.svg'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FORMATE, type FormatId } from '#src/contract/dokument.ts'
import { formatMasse, FORMATS } from '#src/engines/print/rules.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import type { KopfValues } from '../werbemittelForm.ts'
import { SheetDrawing } from './SheetDrawing.tsx'

interface Props {
  control: Control<KopfValues>
  disabled?: boolean
}

/** px of one mm in the drawings. */
const PX_PER_MM = 0.52

/** Formats as drawn sheets at relative size, with their measures in plain words. */
export function FormatField({ control, disabled = false }: Props) {
  const { field, fieldState } = useController({ control, name: 'format' })
  const error = fieldState.error?.message
  const { t } = useTranslation('werbemittel')
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBlockEnd: 1 }}>
        {t('format.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))' }}>
        {FORMATE.map((format) => (
          <Choice
            key={format}
            format={format}
            checked={field.value === format}
            invalid={error !== undefined}
            onChoose={() => field.onChange(format)}
          />
        ))}
      </Box>
      {error !== undefined && (
        <FormHelperText error id="format-fehler">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

interface ChoiceProps {
  format: FormatId
  checked: boolean
  invalid: boolean
  onChoose: () => void
}

function Choice({ format, checked, invalid, onChoose }: ChoiceProps) {
  const { t } = useTranslation('werbemittel')
  const { label, final } = FORMATS[format]
  const edge = invalid ? 'error.main' : 'kante'
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        cursor: 'pointer',
        borderRadius: 1,
        border: 1,
        borderColor: checked ? 'primary.main' : edge,
        outline: checked ? '1px solid' : 'none',
        outlineColor: 'primary.main',
        bgcolor: 'background.paper',
        overflow: 'hidden',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        '&:has(:disabled)': { cursor: 'default', opacity: checked ? 1 : 0.5 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name="format"
        value={format}
        checked={checked}
        onChange={onChoose}
        aria-describedby={invalid ? 'format-fehler' : undefined}
        sx={visuallyHidden}
      />
      <Box
        sx={{
          flex: 1,
          minBlockSize: 200,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'schreibtisch',
          padding: 2.5,
          color: 'text.primary',
        }}
      >
        <SheetDrawing format={format} pxPerMm={PX_PER_MM} />
      </Box>
      <Box sx={{ padding: 2, display: 'grid', gap: 0.25 }}>
        <Typography variant="h3" component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {label}
          {checked && <Check size={18} aria-hidden />}
        </Typography>
        <Typography variant="body2" component="span">
          {t('format.final', { masse: formatMasse(final.w, final.h) })}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t(`format.text.${format}`)}
        </Typography>
      </Box>
    </Box>
  )
}
