import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Farbe } from '#src/contract/dokument.ts'
import { useDruckprofil } from '#src/entities/werbemittel/useDruckprofil.ts'
import { farbName, hexToCmyk, PALETTE, sameFarbe, toCmyk, toCss } from '#src/engines/print/rules.ts'
import type { Druckprofil } from '#src/engines/print/page.ts'
import { NumberField } from './NumberField.tsx'

interface Props {
  label: string
  /** null: several colours are marked. */
  value: Farbe | undefined | null
  disabled?: boolean
  /** Set: "none" can be chosen. */
  onClear?: () => void
  onCommit: (farbe: Farbe) => void
}

/** A printing colour: palette, inks in per cent, or taken from the screen. */
export function ColourField({ label, value, disabled = false, onClear, onCommit }: Props) {
  const { t } = useTranslation('werbemittel')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const profil = useDruckprofil()
  const name = value ? farbName(value) : t(value === null ? 'editor.align.mixed' : 'editor.colour.none')
  const inkTitle = value ? inkText(inksOf(value, profil)) : undefined
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        startIcon={<Swatch farbe={value ?? undefined} />}
        sx={{ justifyContent: 'flex-start', minInlineSize: 0, paddingBlock: 0.25, borderColor: 'kante' }}
      >
        {/* Half a panel is too narrow for both words beside each other; two lines are no higher than the button. */}
        <Box component="span" title={inkTitle} sx={{ textAlign: 'left', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {label}: {name}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', lang: 'de', sx: { padding: 2, inlineSize: 272 } } }}
      >
        <Picker value={value ?? undefined} onCommit={onCommit} />
        {onClear && value && (
          <Button
            size="small"
            sx={{ marginBlockStart: 1 }}
            onClick={() => {
              onClear()
              setAnchor(null)
            }}
          >
            {t('editor.colour.remove')}
          </Button>
        )}
      </Popover>
    </>
  )
}

function Swatch({ farbe }: { farbe: Farbe | undefined }) {
  const profil = useDruckprofil()
  return (
    <Box
      component="span"
      sx={{
        inlineSize: 20,
        blockSize: 20,
        borderRadius: '4px',
        border: 1,
        borderColor: 'kante',
        background: farbe
          ? toCss(farbe, profil)
          : 'linear-gradient(135deg, transparent 47%, currentColor 47% 53%, transparent 53%)',
      }}
    />
  )
}

/** From here on a colour of the screen visibly prints as another one, delta E 2000. Assumed. */
const FERN = 6

function inksOf(farbe: Farbe, profil: Druckprofil | null) {
  return profil ? profil.inks(farbe) : toCmyk(farbe)
}

/** Whole per cents, as the fields show them. */
function hexToFarbe(hex: string, profil: Druckprofil | null): Farbe | null {
  return profil ? profil.inksOfHex(hex) : hexToCmyk(hex)
}

function inkText({ c, m, y, k }: Extract<Farbe, { k: number }>): string {
  return [c, m, y, k].map((ink, i) => `${'CMYK'.charAt(i)} ${Math.round(ink * 100)}`).join(' ')
}

function Picker({ value, onCommit }: { value: Farbe | undefined } & Pick<Props, 'onCommit'>) {
  const { t } = useTranslation('werbemittel')
  const profil = useDruckprofil()
  const [fern, setFern] = useState(false)
  const inks = value ? inksOf(value, profil) : { c: 0, m: 0, y: 0, k: 0 }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: 0.5 }}>
        {PALETTE.map((entry) => (
          <ButtonBase
            key={entry.name}
            aria-label={entry.name}
            title={entry.name}
            aria-pressed={sameFarbe(entry.farbe, value)}
            onClick={() => onCommit(entry.farbe)}
            sx={{
              blockSize: 28,
              borderRadius: '6px',
              border: 1,
              borderColor: 'divider',
              background: toCss(entry.farbe, profil),
              '&[aria-pressed=true]': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {(['c', 'm', 'y', 'k'] as const).map((key) => (
          <NumberField
            key={key}
            label={key.toUpperCase()}
            value={Math.round(inks[key] * 100)}
            min={0}
            max={100}
            onCommit={(percent) => onCommit({ ...inks, [key]: percent / 100 })}
          />
        ))}
      </Box>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}>
        <input
          type="color"
          value={toCss(inks, profil)}
          onChange={(event) => {
            const farbe = hexToFarbe(event.target.value, profil)
            setFern(profil !== null && profil.abweichungVon(event.target.value) > FERN)
            if (farbe) onCommit(farbe)
          }}
        />
        <Typography variant="body2">{t('editor.colour.custom')}</Typography>
      </Box>
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
