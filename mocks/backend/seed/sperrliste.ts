import type { Context } from '../platform/context.ts'
import { sperrlisteHandlers } from '../sperrliste/handlers.ts'

/** People who objected to the first customer's advertising. They are in none of the demo's lists, so no count changes. */
const PERSONEN = [
  {
    vorname: 'Hildegard',
    nachname: 'Sommerfeldt',
    strasse: 'Kranichgrund',
    hausnummer: '12',
    plz: '01309',
    ort: 'Dresden',
  },
  { vorname: 'Ulf', nachname: 'Krautwald', strasse: 'Am Eiskeller', hausnummer: '3b', plz: '01796', ort: 'Pirna' },
  { vorname: '', nachname: 'Nothnagel', strasse: 'Töpfersteig', hausnummer: '8', plz: '01662', ort: 'Meißen' },
] as const

export async function seedSperrliste(context: Context): Promise<void> {
  for (const person of PERSONEN) await sperrlisteHandlers.saveSperre({ person: { firma: '', ...person } }, context)
}
