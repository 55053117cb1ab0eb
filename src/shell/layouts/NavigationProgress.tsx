import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'

/** From here on it is said in words, ms (zuverlaessigkeit NET-10). */
const SAY_AFTER_MS = 10_000

/** A line at the top while the next screen is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Running />
}

function Running() {
  const { t } = useTranslation('shell')
  const [slow, setSlow] = useState(false)
  useEffect(function sayWhenSlow() {
    const timer = setTimeout(() => setSlow(true), SAY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className="progress" aria-hidden />
      {slow && <output className="progress-words">{t('loadError.slow')}</output>}
    </>
  )
}
