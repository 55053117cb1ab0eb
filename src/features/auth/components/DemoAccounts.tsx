import { useTranslation } from 'react-i18next'

const PASSWORT = 'Postkarte-2026!'
const ACCOUNTS = ['kunde', 'team', 'freigabe', 'buchhaltung', 'andere'] as const

interface Props {
  onChoose: (email: string, passwort: string) => void
}

/** The accounts of the demo; in its own chunk, which only the demo build has. */
export function DemoAccounts({ onChoose }: Props) {
  const { t } = useTranslation('auth')
  return (
    <section className="demo-accounts" aria-labelledby="demo-konten">
      <h2 id="demo-konten" className="small">
        {t('demo.title')}
      </h2>
      <p className="tiny soft">{t('demo.text', { passwort: PASSWORT })}</p>
      <ul>
        {ACCOUNTS.map((account) => (
          <li key={account}>
            <button
              type="button"
              className="button button-small button-quiet"
              onClick={() => onChoose(`${account}@example.org`, PASSWORT)}
            >
              <span>{`${account}@example.org`}</span>
              <span className="tiny soft">{t(`demo.${account}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
