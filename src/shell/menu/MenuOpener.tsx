import { styled } from '@mui/material/styles'
import Menu from '#src/shared/icons/Menu.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { BarButton } from '../parts/BarButton.tsx'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import type { MenuDrawerProps } from './MenuDrawer.tsx'

const loadDrawer = async () => {
  const [{ MenuDrawer }] = await Promise.all([import('./MenuDrawer.tsx'), loadNamespaces(['menu'])])
  return MenuDrawer
}

/** Its lines begin where the page does. */
const Opener = styled(BarButton)(({ theme }) => ({
  marginInlineStart: -8,
  '@media (pointer: coarse)': { marginInlineStart: -12 },
  [theme.breakpoints.up('md')]: {
    marginInlineEnd: -20,
    'html:not([data-nav="vertical"][data-menu="hidden"]) &': { display: 'none' },
  },
}))

/** Opens the menu as a drawer: on narrow screens, and where the side menu is hidden. */
export function MenuOpener() {
  const { t } = useTranslation('shell')
  const { key } = useLocation()
  // Open as long as one is on the page on which it was opened: also the way back closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { Part: Drawer, prepare, ask } = useLazyComponent<MenuDrawerProps>(loadDrawer)
  const open = openAt === key
  return (
    <>
      <Opener
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open && Drawer !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          ask(() => setOpenAt(null))
          setOpenAt(key)
        }}
      >
        <Menu size={20} aria-hidden />
      </Opener>
      {Drawer && <Drawer open={open} onClose={() => setOpenAt(null)} />}
    </>
  )
}
