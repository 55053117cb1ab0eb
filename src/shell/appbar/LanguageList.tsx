import { useTranslation } from 'react-i18next'
import { MenuList } from './MenuList.tsx'
import type { PopupProps } from './PopupButton.tsx'
import { useLanguageEntries } from './useLanguageEntries.ts'

export function LanguageList(props: PopupProps) {
  const { t } = useTranslation('shell')
  return <MenuList {...props} label={t('language.label')} entries={useLanguageEntries(props.onClose)} />
}
