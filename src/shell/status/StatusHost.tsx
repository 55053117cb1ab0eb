import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { ConnectionSwitch } from '../verbindung/ConnectionSwitch.tsx'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SessionWatch } from './SessionWatch.tsx'

/** All of it, once it is there (Status.tsx). */
export default function StatusHost({ session }: { session: boolean }) {
  const user = useCurrentUser()
  return (
    <>
      <OfflineBanner />
      <NewVersionNotice />
      <ConnectionSwitch />
      {session && user !== null && <SessionWatch />}
    </>
  )
}
