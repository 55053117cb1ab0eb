import { useTranslation } from 'react-i18next'
import { MenuList } from './MenuList.tsx'
import { usePopup } from '../parts/popup.ts'
import { useLanguageEntries } from './useLanguageEntries.ts'

export function LanguageList() {
  const { onClose } = usePopup()
  const { t } = useTranslation('shell')
  return <MenuList label={t('language.label')} entries={useLanguageEntries(onClose)} />
}
