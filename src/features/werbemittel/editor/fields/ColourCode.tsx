import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Pipette from '#src/shared/icons/Pipette.svg'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { eyeDropper } from './eyeDropper.ts'

interface Props {
  /** What is chosen, as a screen shows it: #rrggbb. */
  shown: string
  onHex: (hex: string) => void
}

const CODE = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i

/** "#rrggbb" of what is typed, also of three digits; null: no code of a colour. */
function readCode(typed: string): string | null {
  const digits = CODE.exec(typed.trim())?.[1]
  if (digits === undefined) return null
  return `#${(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits).toLowerCase()}`
}

/** A colour of the screen: by its code, from the browser's own field, or picked from what the screen shows. */
export function ColourCode({ shown, onHex }: Props) {
  const { t } = useTranslation('werbemittel')
  const [typed, setTyped] = useState<string | null>(null)
  const [unread, setUnread] = useState(false)
  const pick = eyeDropper()
  const commit = () => {
    if (typed === null) return
    const hex = readCode(typed)
    setUnread(hex === null)
    if (hex !== null && hex !== shown) onHex(hex)
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: 1, alignItems: 'start' }}>
      <input
        type="color"
        aria-label={t('editor.colour.custom')}
        title={t('editor.colour.custom')}
        value={shown}
        onChange={(event) => onHex(event.target.value)}
        style={{ inlineSize: 44, blockSize: 40, padding: 2, cursor: 'pointer' }}
      />
      <TextField
        size="small"
        label={t('editor.colour.code')}
        value={typed ?? shown}
        error={unread}
        helperText={unread ? t('editor.colour.unread') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false, dir: 'ltr' } }}
      />
      {pick && (
        <Tip title={t('editor.colour.pick')}>
          <IconButton
            aria-label={t('editor.colour.pick')}
            onClick={() => {
              void pick().then((hex) => hex !== null && onHex(hex))
            }}
          >
            <Pipette size={20} />
          </IconButton>
        </Tip>
      )}
    </Box>
  )
}
