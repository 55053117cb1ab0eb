import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SPALTEN_NAME_MAX } from '#src/contract/dokument.ts'
import type { EigeneSpalte } from '#src/contract/zielgruppe.ts'
import { passtNicht, spaltenWert } from '#src/engines/addresses/rows.ts'

interface Props {
  eigene: EigeneSpalte
  /** Title in the file, which names the field for readers. */
  titel: string
  /** Values of the first rows. */
  werte: readonly string[]
  onName: (name: string) => void
}

/** Name of an own column, how its first value is printed, and how many of them are of another kind. */
export function EigeneSpalteFields({ eigene: { name, art }, titel, werte, onName }: Props) {
  const { t } = useTranslation('zielgruppe')
  const anders = werte.filter((wert) => passtNicht(art, wert)).length
  const gedruckt = werte.map((wert) => spaltenWert(art, wert)).find((wert) => wert !== '')
  return (
    <Box sx={{ display: 'grid', gap: 0.5, marginBlockStart: 1, textAlign: 'start' }}>
      <TextField
        size="small"
        label={t('upload.eigene.name')}
        value={name}
        onChange={({ target }) => onName(target.value)}
        slotProps={{
          htmlInput: { maxLength: SPALTEN_NAME_MAX, 'aria-label': t('upload.eigene.nameVon', { spalte: titel }) },
        }}
      />
      {gedruckt !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('upload.eigene.gedruckt', { wert: gedruckt.length > 40 ? `${gedruckt.slice(0, 39)}…` : gedruckt })}
        </Typography>
      )}
      {anders > 0 && (
        <Typography variant="caption" sx={{ color: 'warning.main' }}>
          {t('upload.eigene.anders', { count: anders, art: t(`upload.eigene.art.${art}`) })}
        </Typography>
      )}
    </Box>
  )
}
