import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { AppBar } from '../appbar/AppBar.tsx'
import { CustomizerHandle } from '../customizer/CustomizerHandle.tsx'
import { Footer } from '../Footer.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { Status } from '../status/Status.tsx'
import { usePageEntry } from './usePageEntry.ts'

/** Frame of the product; its looks are frame.css, its settings attributes of the root element (shared/layout). */
export function ContentLayout() {
  const { t } = useTranslation('shell')
  const page = usePageEntry()
  /** Leaves no trace in the address: back still leads to the page before. */
  function skip(event: MouseEvent): void {
    event.preventDefault()
    page.current?.focus({ preventScroll: true })
    page.current?.scrollIntoView()
  }

  return (
    <div className="frame">
      <a className="skip-link" href="#inhalt" onClick={skip}>
        {t('skipToContent')}
      </a>
      <SideMenu />
      <AppBar />
      <Status session />
      <main ref={page} className="content" id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
      <CustomizerHandle />
      <Footer />
    </div>
  )
}
