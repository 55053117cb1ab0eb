import { Unlock } from '../components/Unlock.tsx'
import { WithKey } from '../components/WithKey.tsx'

/** Way out of the lock after too many wrong passwords. */
export default function EntsperrungPage() {
  return <WithKey art="entsperrung">{(key) => <Unlock {...key} />}</WithKey>
}
