import { createBildDienst } from '#mocks/backend/bilddienst/dienst.ts'
import type { BildDienst, DienstAuftrag, DienstErgebnis } from '#mocks/backend/platform/bildwerk.ts'
import type { BildServer } from '#tests/support/bilddienst.ts'

/** Looks like a real one, so that it would be found wherever it leaks. */
export const SCHLUESSEL = 'sk-proj-Zq81XmWvT5kLh20RbNcEyUa7'

export const AUFTRAG: DienstAuftrag = {
  text: 'Brötchen und Croissants am Herbstmorgen, warmes Licht',
  breite: 1024,
  hoehe: 640,
  saat: 42,
  negativ: 'Schrift, Wasserzeichen',
}

export function dienstFor(server: Pick<BildServer, 'url'>, fristMs?: number): BildDienst {
  const env = { BILD_URL: server.url, BILD_SCHLUESSEL: SCHLUESSEL, BILD_MODELL: 'modell-1' }
  const dienst = createBildDienst(env, fristMs === undefined ? {} : { fristMs })
  if (!dienst) throw new Error('no service')
  return dienst
}

export const make = (
  dienst: BildDienst,
  auftrag: Partial<DienstAuftrag> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<DienstErgebnis> => dienst.make({ ...AUFTRAG, ...auftrag }, signal)

/** A picture, or the test ends here. */
export function gelungen(ergebnis: DienstErgebnis): Extract<DienstErgebnis, { ok: true }> {
  if (!ergebnis.ok) throw new Error(`no picture: ${ergebnis.code}`)
  return ergebnis
}
