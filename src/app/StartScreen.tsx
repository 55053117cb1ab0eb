import { useTranslation } from 'react-i18next'

/** Only when the start takes unusually long; until then the skeleton of index.html stands. */
export function StartScreen() {
  const { t } = useTranslation('shell')
  return (
    <div className="boot">
      <div className="boot-bar" />
      <output>{t('loadError.slow')}</output>
    </div>
  )
}
