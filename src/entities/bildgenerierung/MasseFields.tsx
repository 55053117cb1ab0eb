import InputAdornment from '@mui/material/InputAdornment'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BILD_MM } from '#src/contract/bildgenerierung.ts'
import { readDecimal } from '#src/base/number/typed.ts'
import { useEntwurf } from './entwurfContext.ts'

const Pair = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr' })

/** Free measures, mm. */
export function MasseFields() {
  const { wunsch, change } = useEntwurf()
  return (
    <Pair>
      <MassField name="breite" value={wunsch.breite} onCommit={(breite) => change({ breite })} />
      <MassField name="hoehe" value={wunsch.hoehe} onCommit={(hoehe) => change({ hoehe })} />
    </Pair>
  )
}

interface MassProps {
  name: 'breite' | 'hoehe'
  value: number
  onCommit: (mm: number) => void
}

const parse = (text: string): number | null => {
  const mm = readDecimal(text, 'mm')
  return mm !== null && mm >= BILD_MM.min && mm <= BILD_MM.max ? Math.round(mm * 10) / 10 : null
}

const format = (mm: number): string => String(mm).replace('.', ',')

/** What is typed stays as it is typed; what can be drawn is taken over, and so is what somebody else sets. */
function MassField({ name, value, onCommit }: MassProps) {
  const { t } = useTranslation('bildgenerierung')
  const [typed, setTyped] = useState({ text: format(value), mm: value })
  const text = typed.mm === value ? typed.text : format(value)
  const wrong = parse(text) === null
  return (
    <TextField
      size="small"
      label={t(`masse.${name}`)}
      value={text}
      error={wrong}
      helperText={wrong ? t('masse.grenzen', BILD_MM) : undefined}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 16 },
        input: { endAdornment: <InputAdornment position="end">{t('masse.einheit')}</InputAdornment> },
      }}
      onChange={({ target }) => {
        const mm = parse(target.value)
        setTyped({ text: target.value, mm: mm ?? value })
        if (mm !== null) onCommit(mm)
      }}
    />
  )
}
