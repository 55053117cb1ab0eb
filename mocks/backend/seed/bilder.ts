import type { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { zeichneMotiv } from '../bildgenerierung/motiv.ts'
import type { Context } from '../platform/context.ts'

type Wunsch = Input<(typeof bildgenerierungOperations)['zeichneMotiv']>

const KARTE: Pick<Wunsch, 'format' | 'farben' | 'freiraum'> = { format: 'maxipostkarte', farben: [], freiraum: 'ohne' }

/** What a clerk of these shops would have tried out, oldest first. */
const WUENSCHE: readonly Wunsch[] = [
  { ...KARTE, beschreibung: 'Brötchen und Croissants am Herbstmorgen', stil: 'flaechig', saat: 1 },
  { ...KARTE, beschreibung: 'Fahrradladen im Frühling', stil: 'geometrisch', saat: 4 },
  { ...KARTE, beschreibung: 'Weihnachtsbaum und Sterne in der Nacht', stil: 'scherenschnitt', saat: 2 },
  { ...KARTE, beschreibung: 'Brot, Kirschen und eine Tasse Kaffee', stil: 'linie', saat: 7 },
  { ...KARTE, format: 'dina4mailing', beschreibung: 'Tulpen zum Muttertag', stil: 'flaechig', saat: 3 },
  { ...KARTE, format: 'quadrat', beschreibung: 'Eine Brille', stil: 'geometrisch', saat: 5 },
]

/** A gallery to begin with: motifs of the built-in generator. */
export async function seedBilder(context: Context): Promise<void> {
  for (const wunsch of WUENSCHE) await zeichneMotiv(wunsch, context)
}
