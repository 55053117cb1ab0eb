import { SetPassword } from '../components/SetPassword.tsx'
import { WithKey } from '../components/WithKey.tsx'

/** New password after a forgotten one. */
export default function PasswortZuruecksetzenPage() {
  return (
    <WithKey art="passwort_zuruecksetzen">{(key) => <SetPassword art="passwort_zuruecksetzen" {...key} />}</WithKey>
  )
}
