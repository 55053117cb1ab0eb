import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import ThemeProvider from '@mui/system/ThemeProvider'
import type { ReactNode } from 'react'
import { createAppTheme } from './createAppTheme.ts'
import { ltrCache, rtlCache } from './direction.ts'
import { globalRules } from './globalRules.ts'
import { pageDirection, usePageDirection, type Direction } from './pageDirection.ts'

type PageTheme = Omit<Theme, 'colorSchemes'>
const themes: Partial<Record<Direction, PageTheme>> = {}

/**
 * Each made once. Without its colour schemes: the colours and their switching are the page's own business already
 * (themeStyles, mode), so the provider has nothing to write and nothing to watch. `applyStyles` alone asks for them.
 */
function themeOf(direction: Direction): PageTheme {
  if (themes[direction]) return themes[direction]
  const theme = createAppTheme({ direction })
  const { colorSchemes: _schemes, ...pageTheme } = theme
  pageTheme.applyStyles = theme.applyStyles.bind(theme)
  themes[direction] = pageTheme
  return pageTheme
}

/** Makes the theme of the page's direction, which takes as long as a tenth of the start: before it is drawn with. */
export const prepareTheme = (): void => void themeOf(pageDirection())

const rules = <GlobalStyles styles={globalRules} />

interface Props {
  children: ReactNode
}

/** Theme, styles in the page's direction, and the rules that hold on every page. */
export function AppTheme({ children }: Props) {
  const direction = usePageDirection()
  const cache = (direction === 'rtl' ? rtlCache() : undefined) ?? ltrCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(direction)}>
        {rules}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
