import Languages from 'lucide-react/icons/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSprache, SPRACHEN, type Sprache } from '#src/shared/i18n/i18n.ts'
import { changeLayout } from '#src/shared/layout/layoutStore.ts'
import { useLazyComponent } from '../useLazyComponent.ts'
import { BarButton } from './BarButton.tsx'
import type { MenuListProps } from './MenuList.tsx'

/** Chooses the language of the frame (spec §1). */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [List, want] = useLazyComponent<MenuListProps>(() => import('./MenuList.tsx').then(({ MenuList }) => MenuList))

  function choose(sprache: Sprache): void {
    setAnchor(null)
    // A language brings its direction with it, whatever the customizer was set to before.
    changeLayout({ direction: null })
    void changeSprache(sprache)
  }

  return (
    <>
      <BarButton
        label={t('language.current', { name: t(`language.${i18n.language}`) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={want}
        onClick={(event) => {
          want()
          setAnchor(event.currentTarget)
        }}
      >
        <Languages size={20} aria-hidden />
      </BarButton>
      {List && (
        <List
          anchor={anchor}
          label={t('language.label')}
          onClose={() => setAnchor(null)}
          entries={SPRACHEN.map((sprache) => ({
            key: sprache,
            label: t(`language.${sprache}`),
            lang: sprache,
            selected: i18n.language === sprache,
            onClick: () => choose(sprache),
          }))}
        />
      )}
    </>
  )
}
