import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { Tisch } from '#src/engines/addresses/desk/tisch.ts'

export function bisZumEnde<T>(schritte: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = schritte.next()
    if (done) return value as T
  }
}

/** Rows without a heading on a desk on which nothing is done yet. */
export function aufDemTisch(zeilen: readonly string[], felder: readonly AdressFeld[]) {
  const zuordnung = new Map(felder.map((feld, spalte) => [spalte, feld]))
  const { liste } = checkList(new TextEncoder().encode(zeilen.join('\r\n')), {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: -1,
    zuordnung,
  })
  const tisch = new Tisch(liste, zuordnung)
  bisZumEnde(tisch.vorschlaege.suche())
  return { liste, tisch }
}
