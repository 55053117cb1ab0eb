import Moon from '#src/shared/icons/Moon.svg'
import Sun from '#src/shared/icons/Sun.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeMode, useDark } from '#src/shared/theme/mode.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { WideButton } from '../parts/BarButton.tsx'

/** Light or dark. On a phone it is part of the user menu. */
export function ModeSwitch() {
  const { t } = useTranslation('shell')
  const dark = useDark()
  const toggle = () => changeMode(dark ? 'light' : 'dark')
  // Said when it changes, wherever it was changed; nothing is said about how it was at first.
  const [first] = useState(dark)
  const [changed, setChanged] = useState(false)
  if (dark !== first && !changed) setChanged(true)
  return (
    <>
      <WideButton label={t(dark ? 'mode.toLight' : 'mode.toDark')} onClick={toggle}>
        {dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      </WideButton>
      <output style={visuallyHidden}>{changed && t(dark ? 'mode.isDark' : 'mode.isLight')}</output>
    </>
  )
}
