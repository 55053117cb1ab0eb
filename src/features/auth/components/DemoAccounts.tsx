import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

const PASSWORT = 'Postkarte-2026!'
const ACCOUNTS = ['kunde', 'team', 'freigabe', 'buchhaltung', 'andere'] as const

const Accounts = styled('section')(({ theme }) => ({
  marginBlockStart: 32,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& p, & button > span': { color: theme.vars.palette.text.secondary },
  '& ul': { margin: '8px -12px 0', padding: 0, listStyle: 'none' },
}))

const Choice = styled(Button)({ justifyContent: 'space-between', gap: 16, fontWeight: 400 })

interface Props {
  onChoose: (email: string, passwort: string) => void
}

/** The accounts of the demo; in its own chunk, which only the demo build has. */
export function DemoAccounts({ onChoose }: Props) {
  const { t } = useTranslation('auth')
  return (
    <Accounts aria-labelledby="demo-konten">
      <Typography id="demo-konten" variant="subtitle2" component="h2">
        {t('demo.title')}
      </Typography>
      <Typography variant="caption" component="p">
        {t('demo.text', { passwort: PASSWORT })}
      </Typography>
      <ul>
        {ACCOUNTS.map((account) => (
          <li key={account}>
            <Choice color="inherit" size="small" fullWidth onClick={() => onChoose(`${account}@example.org`, PASSWORT)}>
              {`${account}@example.org`}
              <Typography variant="caption">{t(`demo.${account}`)}</Typography>
            </Choice>
          </li>
        ))}
      </ul>
    </Accounts>
  )
}
