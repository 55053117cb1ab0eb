import LayoutGrid from '#src/shared/icons/LayoutGrid.svg'
import { useTranslation } from 'react-i18next'
import { WideButton } from '../parts/BarButton.tsx'
import { PopupButton } from '../parts/PopupButton.tsx'
import { useShortcuts } from './shortcuts.ts'

const loadList = async () => (await import('./ShortcutsList.tsx')).ShortcutsList

/** Shortcuts to the lists (spec 2). Not on a phone, where the menu beside it has the same. */
export function ShortcutsMenu() {
  const { t } = useTranslation('shell')
  if (useShortcuts().length === 0) return null
  return (
    <PopupButton look={WideButton} kind="menu" label={t('shortcuts')} load={loadList}>
      <LayoutGrid size={20} aria-hidden />
    </PopupButton>
  )
}
