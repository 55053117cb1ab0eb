import { useColorScheme } from '@mui/material/styles'

/** Light or dark, as it is seen; follows the system until the user chooses. */
export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  return { dark, toggle: () => setMode(dark ? 'light' : 'dark') }
}
