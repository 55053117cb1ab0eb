import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** Half a form, half a desk with cards; on narrow screens the form alone. Drawn ahead in index.html. */
export function AuthFrame({ title, text, children }: Props) {
  const { t } = useTranslation('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(
    function announce() {
      document.title = `${title} - ${produktName()}`
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    },
    [title],
  )
  return (
    <div className="halves" lang="de">
      <div className="halves-form">
        <Logo />
        <div className="start">
          <h1 ref={heading} className="page-title" tabIndex={-1}>
            {title}
          </h1>
          <p className="page-subtitle">{text}</p>
        </div>
        {children}
        <p className="help">{t('help')}</p>
      </div>
      <div className="halves-desk" aria-hidden>
        <img src="/bilder/karten.svg" alt="" width={760} height={900} loading="lazy" />
      </div>
    </div>
  )
}
