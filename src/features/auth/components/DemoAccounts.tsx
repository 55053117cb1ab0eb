import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
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
    <Box
      component="section"
      aria-labelledby="demo-konten"
      sx={{ marginBlockStart: 4, paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Typography id="demo-konten" variant="subtitle2" component="h2">
        {t('demo.title')}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('demo.text', { passwort: PASSWORT })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, marginInline: -1.5 }}>
        {ACCOUNTS.map((account) => (
          <li key={account}>
            <Button
              fullWidth
              size="small"
              color="inherit"
              onClick={() => onChoose(`${account}@example.org`, PASSWORT)}
              sx={{ justifyContent: 'space-between', gap: 2, fontWeight: 400 }}
            >
              <span>{`${account}@example.org`}</span>
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`demo.${account}`)}
              </Typography>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  )
}
