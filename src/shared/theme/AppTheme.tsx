import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '../i18n/i18n.ts'
import { createAppTheme } from './createAppTheme.ts'
import { loadRtl, ltrCache, rtlCache } from './direction.ts'
import { MODE_KEY, modeStorage } from './modeStorage.ts'

const THEMES = { ltr: createAppTheme({ direction: 'ltr' }), rtl: createAppTheme({ direction: 'rtl' }) }

interface Props {
  children: ReactNode
}

/** Theme, mode and direction. The direction follows the language once the mirroring is there. */
export function AppTheme({ children }: Props) {
  const { i18n } = useTranslation('shell')
  const wanted = directionOf(i18n.language)
  const [rtlReady, setRtlReady] = useState(() => rtlCache() !== undefined)
  useEffect(
    function fetchMirroring() {
      if (wanted === 'rtl' && !rtlReady) void loadRtl().then(() => startTransition(() => setRtlReady(true)))
    },
    [wanted, rtlReady],
  )
  const direction = wanted === 'rtl' && rtlReady ? 'rtl' : 'ltr'
  const cache = (direction === 'rtl' ? rtlCache() : undefined) ?? ltrCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={THEMES[direction]}
        defaultMode="system"
        modeStorageKey={MODE_KEY}
        storageManager={modeStorage}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
