import { useTranslation } from 'react-i18next'
import { now } from '#src/shared/clock.ts'
import { anbieterName, anbieterUrl, preislisteUrl } from '#src/shared/settings.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

/** Year, company and the price list as a file (spec §2). */
export function Footer() {
  const { t, i18n } = useTranslation(['shell', 'common'])
  return (
    <footer className="foot" aria-label={t('footer.label')}>
      <div className="foot-inner">
        <span>
          © {now().getFullYear()}{' '}
          <a href={anbieterUrl()} target="_blank" rel="noreferrer">
            {anbieterName()}
          </a>
        </span>
        <a href={preislisteUrl()} target="_blank" rel="noreferrer" lang="de">
          {t('common:footer.preisliste')}
          <span lang={i18n.language} style={visuallyHidden}>
            , {t('footer.newTab')}
          </span>
        </a>
      </div>
    </footer>
  )
}
