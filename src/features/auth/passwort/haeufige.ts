/**
 * The list of common passwords, which is larger than most pages: it comes with the first field for a new one. Without it
 * the service alone says no.
 */
export async function loadHaeufige(): Promise<ReadonlySet<string>> {
  try {
    return (await import('#src/domain/passwort/haeufige.ts')).HAEUFIGE_PASSWOERTER
  } catch {
    // No connection: whoever sends the form now learns that anyway.
    return new Set()
  }
}
