import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Farbe } from '#src/contract/dokument.ts'
import { useDruckprofil } from '#src/entities/werbemittel/useDruckprofil.ts'
import { farbName, toCss } from '#src/engines/print/rules.ts'
import { ColourPicker, inksOf, inkText } from './ColourPicker.tsx'
import { rememberColour } from './useColourStock.ts'

interface Props {
  label: string
  /** null: several colours are marked. */
  value: Farbe | undefined | null
  disabled?: boolean
  /** Set: "none" can be chosen. */
  onClear?: () => void
  onCommit: (farbe: Farbe) => void
}

/** A printing colour, chosen in a window of the field. */
export function ColourField({ label, value, disabled = false, onClear, onCommit }: Props) {
  const { t } = useTranslation('werbemittel')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [picked, setPicked] = useState(false)
  const close = () => {
    // While a colour is looked for, each step to it would be one.
    if (picked && value) rememberColour(value)
    setPicked(false)
    setAnchor(null)
  }
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
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', lang: 'de', sx: { padding: 2, inlineSize: 272 } } }}
      >
        <ColourPicker
          value={value ?? undefined}
          onPick={(farbe) => {
            setPicked(true)
            onCommit(farbe)
          }}
        />
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
