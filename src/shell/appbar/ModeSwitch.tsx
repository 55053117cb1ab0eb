import { useColorScheme } from '@mui/material/styles'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from 'react-i18next'
import { BarButton } from './BarButton.tsx'

/** Light or dark. Follows the system until the user chooses. */
export function ModeSwitch() {
  const { t } = useTranslation('shell')
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <BarButton label={t(dark ? 'mode.toLight' : 'mode.toDark')} onClick={() => setMode(dark ? 'light' : 'dark')}>
      {dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </BarButton>
  )
}
