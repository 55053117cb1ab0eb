import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { User } from '#src/contract/session.ts'
import { paths } from '#src/routes/paths.ts'

interface Props {
  user: User
}

/** Without the contract on data processing no address leaves the customer's machine (DSG-01). */
export function AvvGate({ user }: Props) {
  const { t } = useTranslation('zielgruppe')
  const isCustomer = user.accountType === 'customer'
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{t('avv.title')}</AlertTitle>
      {t(isCustomer ? 'avv.textCustomer' : 'avv.textEmployee')}
      {isCustomer && (
        <Button
          component={Link}
          to={`${paths.konto(user.idPtKunde ?? undefined)}#av-vertrag`}
          variant="contained"
          sx={{ display: 'flex', inlineSize: 'fit-content', marginBlockStart: 2 }}
        >
          {t('avv.action')}
        </Button>
      )}
    </Alert>
  )
}
