import { CacheProvider } from '@emotion/react'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { useInsertionEffect, type ReactNode } from 'react'
import { colours } from 'virtual:kit-colours'
import { createAppTheme } from './createAppTheme.ts'
import { ltrCache, rtlCache } from './direction.ts'
import { placeSheet } from './placeSheet.ts'
import { pageDirection, usePageDirection, type Direction } from './pageDirection.ts'

type KitTheme = Omit<Theme, 'colorSchemes'>
const themes: Partial<Record<Direction, KitTheme>> = {}

/**
 * Each made once. Without its colour schemes: the colours and their switching are the page's own business already
 * (themeSheet, mode), so the kit has nothing to write and nothing to watch. `applyStyles` alone asks for them.
 */
function themeOf(direction: Direction): KitTheme {
  if (themes[direction]) return themes[direction]
  const theme = createAppTheme({ direction })
  const { colorSchemes: _schemes, ...kitTheme } = theme
  kitTheme.applyStyles = theme.applyStyles.bind(theme)
  themes[direction] = kitTheme
  return kitTheme
}

// While the part that asked for it is still on its way.
themeOf(pageDirection())

interface Props {
  children: ReactNode
}

/**
 * What parts made with the component kit need around them. The frame and the first screens of a visit do without the
 * kit, so that nobody waits for it at the start; it comes with the first part that uses it (themed).
 */
export function AppTheme({ children }: Props) {
  const direction = usePageDirection()
  // The kit's own colours, with the first part that is shown.
  useInsertionEffect(() => placeSheet('kit', colours, 'first'), [])
  const cache = (direction === 'rtl' ? rtlCache() : undefined) ?? ltrCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(direction)}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
