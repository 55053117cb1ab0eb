import Button from '@mui/material/Button'
import { Link as RouterLink, useLocation } from 'react-router-dom'

interface Props {
  /** Address of ours; the query that came along stays. */
  to: string
  label: string
  main?: boolean
  /** Beside the kept query. */
  state?: object
}

/** Leads on from a public page. */
export function WayOn({ to, label, main = false, state }: Props) {
  const { search } = useLocation()
  return (
    <Button
      component={RouterLink}
      to={{ pathname: to, search }}
      state={state}
      variant={main ? 'contained' : 'text'}
      fullWidth={main}
    >
      {label}
    </Button>
  )
}
