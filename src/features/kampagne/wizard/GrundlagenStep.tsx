import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absender } from '#src/contract/kampagne.ts'
import { absenderZeile } from '#src/engines/print/rules.ts'
import type { KampagneDraft } from './useKampagneDraft.ts'

interface Props {
  draft: KampagneDraft
}

const FELDER = [
  { key: 'firma', span: '1 / -1', max: 120, autoComplete: 'organization' },
  { key: 'strasse', span: 'span 4', max: 120, autoComplete: 'address-line1' },
  { key: 'hausnummer', span: 'span 3', max: 20, autoComplete: 'off' },
  { key: 'plz', span: 'span 2', max: 10, autoComplete: 'postal-code' },
  { key: 'ort', span: 'span 5', max: 80, autoComplete: 'address-level2' },
] as const satisfies { key: keyof Absender; span: string; max: number; autoComplete: string }[]

/** Name, sender and a note; everything is stored while it is typed. */
export function GrundlagenStep({ draft }: Props) {
  const { t } = useTranslation('kampagne')
  const { values, change } = draft
  const [touched, setTouched] = useState(false)
  const zeile = absenderZeile(values.absender)
  const nameMissing = touched && values.bezeichnung.trim() === ''
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <TextField
        size="small"
        label={t('grundlagen.bezeichnung')}
        value={values.bezeichnung}
        onChange={(event) => {
          setTouched(true)
          change({ bezeichnung: event.target.value })
        }}
        error={nameMissing}
        helperText={nameMissing ? t('grundlagen.bezeichnungFehlt') : t('grundlagen.intro')}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        autoComplete="off"
        fullWidth
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="h3" sx={{ p: 0 }}>
          {t('grundlagen.absender')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('grundlagen.absenderHilfe')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
            rowGap: 2,
            columnGap: { xs: 1, sm: 2 },
          }}
        >
          {FELDER.map(({ key, span, max, autoComplete }) => (
            <TextField
              size="small"
              key={key}
              label={t(`grundlagen.${key}`)}
              value={values.absender[key]}
              onChange={(event) => change({ absender: { ...values.absender, [key]: event.target.value } })}
              slotProps={{ htmlInput: { maxLength: max } }}
              autoComplete={autoComplete}
              sx={{ gridColumn: span }}
            />
          ))}
        </Box>
        {zeile !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {t('grundlagen.absenderZeile', { absender: zeile })}
          </Typography>
        )}
      </Box>
      <TextField
        size="small"
        label={t('grundlagen.notiz')}
        value={values.notiz}
        onChange={(event) => change({ notiz: event.target.value })}
        helperText={t('grundlagen.notizHilfe')}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        multiline
        minRows={3}
        fullWidth
      />
    </Box>
  )
}
