import { fromBase32, SCHRITT_MS, schrittOf, totp } from '#mocks/backend/zugang/totp.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import type { TestBackend } from './standIn.ts'

/** What an authenticator app shows at a moment; `schritte` later or, below 0, earlier. */
export const appCode = (schluessel: string, atMs: number, schritte = 0): string =>
  totp(fromBase32(schluessel.replaceAll(' ', '')), schrittOf(atMs) + schritte)

/** A login with a second factor, and an app that shows its codes. */
export async function switchOnFactor(backend: TestBackend, email: string) {
  const token = await backend.login(email)
  const { schluessel } = await backend.call(token, 'beginneZweiFaktor', { passwort: DEMO_PASSWORT })
  const code = (schritte = 0) => appCode(schluessel, backend.clock.real().getTime(), schritte)
  const { codes } = await backend.call(token, 'bestaetigeZweiFaktor', { code: code() })
  // The code that confirmed is used up.
  backend.tick(SCHRITT_MS)
  return { token, schluessel, codes, code }
}

/** The first step of a login with the right password; throws when no second one is wanted. */
export async function firstStep(backend: TestBackend, email: string): Promise<string> {
  const answer = await backend.call(null, 'loginUser', { email, passwort: DEMO_PASSWORT })
  if (!('zweiFaktor' in answer)) throw new Error(`${email} has no second factor`)
  return answer.zweiFaktor.ticket
}
