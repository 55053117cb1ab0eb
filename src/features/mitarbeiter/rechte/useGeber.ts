import type { Geber } from '#src/domain/mitarbeiter/rechte.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'

/** The user as one who gives rights: what he may himself. */
export function useGeber(): Geber {
  const ability = useAppAbility()
  return { ability, zahlungslimit: useCurrentUser()?.zahlungslimit ?? null }
}
