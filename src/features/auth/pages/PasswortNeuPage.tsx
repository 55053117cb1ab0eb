import { SetPassword } from '../components/SetPassword.tsx'
import { WithKey } from '../components/WithKey.tsx'

/** First password of an invited employee, or a forced change. */
export default function PasswortNeuPage() {
  return <WithKey art="passwort_neu">{(key) => <SetPassword art="passwort_neu" {...key} />}</WithKey>
}
