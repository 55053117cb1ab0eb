import { useTranslation } from 'react-i18next'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { SPRACHEN } from '#src/shared/i18n/sprachen.ts'
import { changeLayout } from '#src/shared/layout/layoutStore.ts'
import type { MenuListEntry } from './MenuList.tsx'

/** The languages of the frame, each in its own words. */
export function useLanguageEntries(close: () => void): MenuListEntry[] {
  const { t, i18n } = useTranslation('shell')
  return SPRACHEN.map((sprache) => ({
    key: sprache,
    label: t(`language.${sprache}`),
    lang: sprache,
    selected: i18n.language === sprache,
    onClick: () => {
      close()
      // A language brings its direction with it, whatever the customizer was set to before.
      changeLayout({ direction: null })
      void changeSprache(sprache)
    },
  }))
}
