import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from './adressListe.ts'
import type { Zuordnung } from '../read/columns.ts'

/** Fields of a list: the mapped ones in the order of their columns, then those that came in while it was worked on. */
export function felderVon(liste: AdressListe, zuordnung: Zuordnung): AdressFeld[] {
  const zugeordnet = [...zuordnung].sort(([a], [b]) => a - b).map(([, feld]) => feld)
  const { felder } = liste.bearbeitung
  return [...zugeordnet, ...ADRESS_FELDER.filter((feld) => felder.has(feld) && !zugeordnet.includes(feld))]
}
