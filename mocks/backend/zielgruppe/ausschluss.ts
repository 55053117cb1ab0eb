import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { writeAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { pause } from '../platform/pause.ts'
import { eigeneListen, loadAbgleich } from './abgleich.ts'

/** What somebody leaves out, with the names of its lists; null where it leaves out nobody. Refuses lists that are gone. */
export async function geprueft(context: Context, wunsch: Ausschluss | undefined): Promise<Ausschluss | null> {
  const { angeschriebenTage, listen = [] } = wunsch ?? {}
  const da = await eigeneListen(context.db, requireActor(context).idPtKunde, wunsch ?? null)
  const genannt = listen.map((one) => {
    const stored = da.find(({ idPtZielgruppe }) => idPtZielgruppe === one.idPtZielgruppe)
    if (stored === undefined) return refuseFort(one.bezeichnung)
    return { idPtZielgruppe: stored.idPtZielgruppe, bezeichnung: one.bezeichnung ?? stored.bezeichnung }
  })
  if (!angeschriebenTage && genannt.length === 0) return null
  return { ...(angeschriebenTage ? { angeschriebenTage } : {}), ...(genannt.length > 0 ? { listen: genannt } : {}) }
}

function refuseFort(bezeichnung: string | undefined): never {
  const welche = bezeichnung ? `Die Liste „${bezeichnung}“` : 'Eine der Listen'
  const text = `${welche}, deren Personen ausgelassen werden sollen, ist nicht mehr vorhanden. Nehmen Sie sie aus dem Abgleich.`
  throw new Refusal(422, 'AUSSCHLUSS_UNGUELTIG', text, { felder: { ausschluss: text } })
}

/** Lines of one piece of the answer. */
const ZEILEN = 2000

/** Who is left out, as hashes; made while it is sent. */
export async function fetchAbgleich(input: { ausschluss: Ausschluss }, context: Context) {
  const { idPtKunde } = requireActor(context)
  const ausschluss = await geprueft(context, input.ausschluss)
  const abgleich = await loadAbgleich(context, { idPtKunde, ausschluss, versand: null })
  async function* teile(): AsyncGenerator<Uint8Array, void> {
    let lines: string[] = []
    for (const line of writeAbgleich(abgleich)) {
      lines.push(line)
      if (lines.length < ZEILEN) continue
      yield new TextEncoder().encode(lines.join(''))
      lines = []
      await pause()
    }
    yield new TextEncoder().encode(lines.join(''))
  }
  return { teile: teile(), type: 'text/csv;charset=utf-8', name: 'abgleich.csv' }
}
