import Languages from '#src/shared/icons/Languages.svg'
import { useTranslation } from 'react-i18next'
import { WideButton } from '../parts/BarButton.tsx'
import { PopupButton } from '../parts/PopupButton.tsx'

const loadList = async () => (await import('./LanguageList.tsx')).LanguageList

/** Chooses the language of the frame (spec 1). On a phone it is part of the user menu. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell')
  return (
    <PopupButton
      look={WideButton}
      kind="menu"
      label={t('language.current', { name: t(`language.${i18n.language}`) })}
      load={loadList}
    >
      <Languages size={20} aria-hidden />
    </PopupButton>
  )
}
