import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { TischZeile } from '#src/engines/addresses/worker.ts'

/** Why a cell is marked. What a person did comes first. */
export type ZellenMarke = 'geaendert' | 'vorschlag' | 'korrigiert' | null

export function markeVon({ aenderungen, vorschlaege, korrekturen }: TischZeile, feld: AdressFeld): ZellenMarke {
  if (vorschlaege.some((vorschlag) => vorschlag.aenderungen.some((one) => one.feld === feld))) return 'vorschlag'
  if (aenderungen.some((one) => one.feld === feld)) return 'geaendert'
  return korrekturen.some((one) => one.feld === feld) ? 'korrigiert' : null
}
