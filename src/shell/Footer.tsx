import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { now } from '#src/shared/clock.ts'
import { anbieterName, anbieterUrl, isDemo, preislisteUrl, showsDemoMenu } from '#src/shared/settings.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

/** Year, company and the price list as a file (spec 2). */
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
        {showsDemoMenu() && <DemoLinks />}
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

/** The way to what is not the product's: sample pages of the template, and the simulator, which the server draws. */
function DemoLinks() {
  const { t } = useTranslation('common')
  const ability = useAppAbility()
  return (
    <>
      {ability.can('read', 'Demo') && (
        <Link to={isDemo() ? paths.demo : paths.chartsAndMaps} lang="de">
          {t('footer.beispielseiten')}
        </Link>
      )}
      {isDemo() && (
        <a href={paths.simulator} lang="de">
          {t('footer.simulator')}
        </a>
      )}
    </>
  )
}
