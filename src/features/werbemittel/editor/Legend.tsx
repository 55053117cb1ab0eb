import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { GUIDE_COLORS } from './canvas/guideColors.ts'
import { useEditor } from './EditorContext.tsx'

const LINES = [
  ['beschnitt', 'solid'],
  ['sicherheit', 'dashed'],
  ['zonen', 'dashed'],
] as const

/** What the lines over the sheet mean; only those that are shown. */
export function Legend() {
  const { t } = useTranslation('werbemittel')
  const { overlays } = useEditor(({ view }) => view)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {LINES.filter(([overlay]) => overlays[overlay]).map(([overlay, line]) => (
        <Box key={overlay} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            sx={{
              inlineSize: 18,
              borderBlockStart: 2,
              borderStyle: `${line} none none`,
              borderColor: GUIDE_COLORS[overlay],
            }}
          />
          {t(`editor.overlay.${overlay}`)}
        </Box>
      ))}
    </Box>
  )
}
