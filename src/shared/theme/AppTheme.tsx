import { CacheProvider } from '@emotion/react'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '../i18n/i18n.ts'
import { useChosenDirection } from '../layout/layoutStore.ts'
import { createAppTheme } from './createAppTheme.ts'
import { loadRtl, ltrCache, rtlCache } from './direction.ts'
import { MODE_KEY, modeStorage } from './modeStorage.ts'

const themes: Partial<Record<'ltr' | 'rtl', Theme>> = {}

/** Each made once, and only when it is needed: making one takes a good part of the start. */
function themeOf(direction: 'ltr' | 'rtl'): Theme {
  themes[direction] ??= createAppTheme({ direction })
  return themes[direction]
}

/** Light and dark change in one frame, whoever changes them: parts that fade one by one look like a fault (base.css). */
function showModeAtOnce() {
  const root = document.documentElement
  const observer = new MutationObserver(() => {
    root.dataset.still = ''
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.still))
  })
  observer.observe(root, { attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}

interface Props {
  children: ReactNode
}

/** Theme, mode and direction. The direction follows the language once the mirroring is there. */
export function AppTheme({ children }: Props) {
  const { i18n } = useTranslation('shell')
  const chosen = useChosenDirection()
  const wanted = chosen ?? directionOf(i18n.language)
  const [rtlReady, setRtlReady] = useState(() => rtlCache() !== undefined)
  useEffect(
    function fetchMirroring() {
      if (wanted === 'rtl' && !rtlReady) void loadRtl().then(() => startTransition(() => setRtlReady(true)))
    },
    [wanted, rtlReady],
  )
  const direction = wanted === 'rtl' && rtlReady ? 'rtl' : 'ltr'
  useLayoutEffect(
    function turnPage() {
      document.documentElement.dir = direction
    },
    [direction],
  )
  useEffect(showModeAtOnce, [])
  const cache = (direction === 'rtl' ? rtlCache() : undefined) ?? ltrCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={themeOf(direction)}
        defaultMode="system"
        modeStorageKey={MODE_KEY}
        storageManager={modeStorage}
        noSsr
        // The variables are in the page already (themeSheet).
        disableStyleSheetGeneration
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
