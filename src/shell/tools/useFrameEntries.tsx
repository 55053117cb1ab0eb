import Languages from '#src/shared/icons/Languages.svg'
import Moon from '#src/shared/icons/Moon.svg'
import Sun from '#src/shared/icons/Sun.svg'
import { useTranslation } from 'react-i18next'
import { changeMode, useDark } from '#src/shared/theme/mode.ts'
import type { MenuListEntry } from './MenuList.tsx'
import { useLanguageEntries } from './useLanguageEntries.ts'

/** Mode and languages as entries of the user menu, for a bar that has no room for their buttons. */
export function useFrameEntries(close: () => void): MenuListEntry[] {
  const { t, i18n } = useTranslation('shell')
  const dark = useDark()
  const toggle = () => changeMode(dark ? 'light' : 'dark')
  const languages = useLanguageEntries(close)
  return [
    {
      key: 'mode',
      label: t(dark ? 'mode.toLight' : 'mode.toDark'),
      lang: i18n.language,
      icon: dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />,
      divided: true,
      onClick: () => {
        close()
        toggle()
      },
    },
    ...languages.map((entry, index) => ({
      ...entry,
      icon: <Languages size={20} aria-hidden visibility={index === 0 ? 'visible' : 'hidden'} />,
      divided: index === 0,
    })),
  ]
}
