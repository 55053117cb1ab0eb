import { Activation } from '../components/Activation.tsx'
import { WithKey } from '../components/WithKey.tsx'

/** Confirmation of a registration. */
export default function AktivierungPage() {
  return <WithKey art="aktivierung">{(key) => <Activation {...key} />}</WithKey>
}
