import { schreibeAbgleich, liesAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { pruefeListe } from '#src/domain/zielgruppe/adressdatei/pruefeListe.ts'
import { FELDER, ROWS, sampleList } from './csv.ts'

/** What one piece of work takes of the processor, s. */
function cpu(work: () => void): string {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return `${((user + system) / 1e6).toFixed(1)} s`
}

/** `node tests/bench/abgleich.ts`: a million rows compared with whom a customer leaves out, in seconds of the processor. */
const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
const form = { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung: 'umschliesst', kopfzeile: 0, zuordnung } as const
const { liste } = pruefeListe(sampleList(ROWS), form)
for (const anzahl of [0, 1_000, 100_000, 1_000_000]) {
  const abgleich = new Abgleich('sperre:1')
  const eintraege = cpu(() => {
    // Every so many rows one, from all postal codes.
    for (let at = 0; at < anzahl; at++)
      abgleich.addPerson('kuerzlich', liste.zeile(Math.floor((at * ROWS) / anzahl)).empfaenger)
  })
  let gelesen = abgleich
  const lesen = cpu(() => {
    gelesen = liesAbgleich([...schreibeAbgleich(abgleich)].join(''))
  })
  const vergleich = cpu(() => {
    for (const _ of liste.gleicheAb(gelesen.leer ? undefined : gelesen));
  })
  const ausgelassen = liste.pruefung().jeCode.kuerzlich ?? 0
  console.log({ anzahl, eintraege, lesen, vergleich, ausgelassen })
}
