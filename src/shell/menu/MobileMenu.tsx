import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BarButton } from '../appbar/BarButton.tsx'
import { useLazyComponent } from '../useLazyComponent.ts'
import type { MenuDrawerProps } from './MenuDrawer.tsx'

/** Opens the menu on narrow screens. */
export function MobileMenu() {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const [Drawer, want] = useLazyComponent<MenuDrawerProps>(() =>
    import('./MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer),
  )
  return (
    <>
      <BarButton
        className="only-narrow"
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={want}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        <Menu size={20} aria-hidden />
      </BarButton>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
