import { writeAbgleich, readAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { Tisch } from '#src/engines/addresses/desk/tisch.ts'
import { FELDER, ROWS, sampleList } from './csv.ts'

/** What one piece of work takes of the processor, s. */
function cpu(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1e5) / 10
}

const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
const form = { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung: 'umschliesst', kopfzeile: 0, zuordnung } as const

/**
 * `node src/build/node24.mjs tests/bench/abgleich.ts`: a million rows are checked, looked through for proposals and compared
 * with whom a customer leaves out, by the keys of a browser and by words; in seconds of the processor.
 */
const bytes = sampleList(ROWS)
let { liste } = checkList(bytes, form)
const pruefen = cpu(() => ({ liste } = checkList(bytes, form)))
const tisch = new Tisch(liste, zuordnung)
const vorschlagen = cpu(() => {
  for (const _ of tisch.vorschlaege.suche());
  for (const _ of tisch.begin());
})
console.log({ pruefen, vorschlagen })
for (const anzahl of [1_000, 100_000, 1_000_000]) {
  const worte = new Abgleich('sperre:1')
  const eintraege = cpu(() => {
    // Every so many rows one, from all postal codes.
    for (let at = 0; at < anzahl; at++)
      worte.addPerson('kuerzlich', liste.zeile(Math.floor((at * ROWS) / anzahl)).empfaenger)
  })
  let text = ''
  const schreiben = cpu(() => (text = [...writeAbgleich(worte)].join('')))
  let schluessel = worte
  const lesen = cpu(() => (schluessel = readAbgleich(text)))
  const compare = (gegen: Abgleich) =>
    cpu(() => {
      for (const _ of liste.gleicheAb(gegen));
    })
  const nachSchluesseln = compare(schluessel)
  const { kuerzlich, abgleichFraglich } = liste.pruefung().jeCode
  const nachWorten = compare(worte)
  const megabyte = Math.round(text.length / 1e5) / 10
  const imTisch = Math.round((pruefen + vorschlagen + lesen + nachSchluesseln) * 10) / 10
  console.log({
    anzahl,
    eintraege,
    schreiben,
    megabyte,
    lesen,
    nachSchluesseln,
    nachWorten,
    imTisch,
    kuerzlich,
    abgleichFraglich,
  })
}
