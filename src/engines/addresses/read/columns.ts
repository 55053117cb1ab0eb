import { FELD_LABEL, feldFuerTitel, feldZu, MAX_TITEL } from '#src/base/adressFelder.ts'
import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import { foldText } from '#src/base/text/foldKey.ts'

/** Column index -> field; columns that are not mapped are dropped and never leave the machine (DSG-02). */
export type Zuordnung = ReadonlyMap<number, AdressFeld>

/** Fields offered for a column: those that a printed piece can show. The others wait for separate placeholders. */
export const WAEHLBARE_FELDER: readonly AdressFeld[] = ADRESS_FELDER.filter((feld) => !/^(purl|frei\d)$/.test(feld))

/** What programs with several addresses of a customer put before and behind: shops, Outlook, address books. Folded. */
const WELCHE_ADRESSE =
  /^(?:default)?(?:billing|shipping|(?=address))(?:address(?:\d(?=\D)|(?=\D)))?|^(?:ship|recipient|business|home|rechnungs?|liefer(?:ungs)?|kunden)|(?:geschaeftlich|privat)(?=\d?$)/g
/** Too little to be a heading of an address where something stood before it: "Rechnungs-Nr.", "Kundencode". */
const NUR_ALLEIN = new Set(['nr', 'co', 'code', 'titel', 'title'])

/** Field that a heading names where it says whose or which address it is: "Billing City", "Straße privat". */
function feldEinerAdresse(titel: string): AdressFeld | null {
  if (titel.length > MAX_TITEL) return null
  const folded = foldText(titel)
  const rest = folded.replaceAll(WELCHE_ADRESSE, '')
  return rest === folded || NUR_ALLEIN.has(rest) ? null : feldZu(rest)
}

/** Numbers of orders stand under "Name" as well. */
const areNumbers = (werte: readonly string[]): boolean =>
  werte.length > 0 && werte.every((wert) => /^#?\d+$/.test(wert.trim()))

/** Headings fit to be shown: trimmed, cut, numbered when empty or repeated ("PLZ (2)"). CSV-09, CSV-10. */
export function spaltenTitel(kopf: readonly string[], anzahl = kopf.length): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: anzahl }, (_, index) => {
    const plain = (kopf[index] ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim()
    const titel = plain === '' ? `Spalte ${index + 1}` : plain.length > 60 ? `${plain.slice(0, 59)}…` : plain
    const count = (seen.get(titel) ?? 0) + 1
    seen.set(titel, count)
    return count === 1 ? titel : `${titel} (${count})`
  })
}

/** How many headings of a row are known: tells a heading row from data. */
export function bekannteTitel(kopf: readonly string[]): number {
  return kopf.filter((titel) => (feldFuerTitel(titel) ?? feldEinerAdresse(titel)) !== null).length
}

/** Share of example values that end in a house number. */
function endsInNumber(werte: readonly string[]): boolean {
  const filled = werte.filter((wert) => wert.trim() !== '')
  return filled.length > 0 && filled.filter((wert) => /\s\d+\s?[a-z]?\s*$/i.test(wert)).length * 2 > filled.length
}

/**
 * Proposal which column holds what, from German and English headings and a few example rows. Each field is given
 * once, of several addresses that of the first; a street column whose values end in numbers becomes "Straße und Hausnummer".
 */
export function guessColumns(
  kopf: readonly string[],
  beispiele: readonly (readonly string[])[] = [],
): Map<number, AdressFeld> {
  const zuordnung = new Map<number, AdressFeld>()
  const used = new Set<AdressFeld>()
  // What names a field by itself goes before one address of several, wherever it stands.
  for (const feldVon of [feldFuerTitel, feldEinerAdresse])
    kopf.forEach((titel, index) => {
      const feld = zuordnung.has(index) ? null : feldVon(titel)
      if (feld === null || used.has(feld) || !WAEHLBARE_FELDER.includes(feld)) return
      if (feld === 'nachname' && areNumbers(beispiele.map((row) => row[index] ?? ''))) return
      used.add(feld)
      zuordnung.set(index, feld)
    })
  const strasse = [...zuordnung].find(([, feld]) => feld === 'strasse')?.[0]
  if (strasse !== undefined && !used.has('hausnummer') && endsInNumber(beispiele.map((row) => row[strasse] ?? '')))
    zuordnung.set(strasse, 'strasseHausnummer')
  if (strasse !== undefined && used.has('strasseHausnummer')) zuordnung.delete(strasse)
  return zuordnung
}

/** What hinders checking: German sentences, empty when the mapping will do. domain 4.3, CSV-08, CSV-09. */
export function zuordnungProbleme(zuordnung: Zuordnung): string[] {
  const felder = [...zuordnung.values()]
  const has = (feld: AdressFeld) => felder.includes(feld)
  const doppelt = WAEHLBARE_FELDER.filter((feld) => felder.filter((other) => other === feld).length > 1)
  const probleme = doppelt.map(
    (feld) => `„${FELD_LABEL[feld]}“ ist mehreren Spalten zugeordnet. Wählen Sie eine davon.`,
  )
  if (!has('nachname') && !has('firma')) probleme.push('Ordnen Sie eine Spalte dem Nachnamen oder der Firma zu.')
  if (!has('strasse') && !has('strasseHausnummer')) probleme.push('Ordnen Sie eine Spalte der Straße zu.')
  if (!has('plz')) probleme.push('Ordnen Sie eine Spalte der Postleitzahl zu.')
  if (!has('ort')) probleme.push('Ordnen Sie eine Spalte dem Ort zu.')
  if (has('strasseHausnummer') && (has('strasse') || has('hausnummer')))
    probleme.push('Ordnen Sie entweder „Straße und Hausnummer“ zu oder beide einzeln.')
  return probleme
}
