import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { AppBar } from '../appbar/AppBar.tsx'
import { CustomizerHandle } from '../customizer/CustomizerHandle.tsx'
import { Footer } from '../Footer.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'

/** Frame of the product; its looks are frame.css, its settings attributes of the root element (shared/layout). */
export function ContentLayout() {
  const { t } = useTranslation('shell')
  return (
    <div className="frame">
      <a className="skip-link" href="#inhalt">
        {t('skipToContent')}
      </a>
      <SideMenu />
      <AppBar />
      <main className="content" id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CustomizerHandle />
    </div>
  )
}
