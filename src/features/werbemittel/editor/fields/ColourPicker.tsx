import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Farbe } from '#src/contract/dokument.ts'
import { useDruckprofil } from '#src/entities/werbemittel/useDruckprofil.ts'
import { farbName, hexToCmyk, PALETTE, type PalettenFarbe, sameFarbe, toCmyk, toCss } from '#src/engines/print/rules.ts'
import type { Druckprofil } from '#src/engines/print/page.ts'
import { ColourCode } from './ColourCode.tsx'
import { NumberField } from './NumberField.tsx'
import { useColourStock } from './useColourStock.ts'

interface Props {
  value: Farbe | undefined
  onPick: (farbe: Farbe) => void
}

/** From here on a colour of the screen visibly prints as another one, delta E 2000. Assumed. */
const FERN = 6

export function inksOf(farbe: Farbe, profil: Druckprofil | null) {
  return profil ? profil.inks(farbe) : toCmyk(farbe)
}

/** Whole per cents, as the fields show them. */
function hexToFarbe(hex: string, profil: Druckprofil | null): Farbe | null {
  return profil ? profil.inksOfHex(hex) : hexToCmyk(hex)
}

export function inkText({ c, m, y, k }: Extract<Farbe, { k: number }>): string {
  return [c, m, y, k].map((ink, i) => `${'CMYK'.charAt(i)} ${Math.round(ink * 100)}`).join(' ')
}

/** A printing colour: those at hand, inks in per cent, a code of a screen, or one from the screen itself. */
export function ColourPicker({ value, onPick }: Props) {
  const { t } = useTranslation('werbemittel')
  const profil = useDruckprofil()
  const stock = useColourStock()
  const [fern, setFern] = useState(false)
  const inks = value ? inksOf(value, profil) : { c: 0, m: 0, y: 0, k: 0 }
  const fromScreen = (hex: string) => {
    const farbe = hexToFarbe(hex, profil)
    setFern(profil !== null && profil.abweichungVon(hex) > FERN)
    if (farbe) onPick(farbe)
  }
  const swatches = (label: string, farben: readonly PalettenFarbe[]) =>
    farben.length > 0 && (
      <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minInlineSize: 0 }}>
        <Typography variant="caption" component="legend" sx={{ padding: 0, color: 'text.secondary' }}>
          {label}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: 0.5 }}>
          {farben.map((entry) => (
            <ButtonBase
              key={entry.name}
              aria-label={entry.name}
              title={entry.name}
              aria-pressed={sameFarbe(entry.farbe, value)}
              onClick={() => onPick(entry.farbe)}
              sx={{ ...SWATCH, background: toCss(entry.farbe, profil) }}
            />
          ))}
        </Box>
      </Box>
    )
  const named = (farben: readonly Extract<Farbe, { k: number }>[]) =>
    farben.map((farbe) => ({ name: farbName(farbe), farbe }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {swatches(t('editor.colour.brand'), stock.marke)}
      {swatches(t('editor.colour.document'), named(stock.dokument))}
      {swatches(t('editor.colour.recent'), named(stock.zuletzt))}
      {swatches(t('editor.colour.palette'), PALETTE)}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {(['c', 'm', 'y', 'k'] as const).map((key) => (
          <NumberField
            key={key}
            label={key.toUpperCase()}
            value={Math.round(inks[key] * 100)}
            min={0}
            max={100}
            onCommit={(percent) => onPick({ ...inks, [key]: percent / 100 })}
          />
        ))}
      </Box>
      <ColourCode key={toCss(inks, profil)} shown={toCss(inks, profil)} onHex={fromScreen} />
      {fern && (
        <Typography variant="caption" component="output" sx={{ color: 'warning.main' }}>
          {t('editor.colour.far', { inks: inkText(inks) })}
        </Typography>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(profil ? 'editor.colour.proof' : 'editor.colour.hint')}
      </Typography>
    </Box>
  )
}

const SWATCH = {
  blockSize: 28,
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
  '&[aria-pressed=true]': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const
