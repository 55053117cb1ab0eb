import { propose } from '../../../src/engines/addresses/proposals/vorschlag.ts'
import { make, type Reihe } from '#tests/support/vorschlag/erzeuge.ts'
import { messe } from '#tests/support/vorschlag/messe.ts'

/** `npm run vorschlaege [-- --rows N] [-- --seed N] [-- --falsch] [-- --verfehlt]`: precision, recall and CPU by kind. */
const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : Number(process.argv[at + 1])
}
const rows = argument('rows', 50_000)
const seed = argument('seed', 1)

const ergebnis = messe(rows, seed)
const share = (part: number, all: number): string => (all === 0 ? '-' : `${((100 * part) / all).toFixed(2)} %`)
console.table(
  ergebnis.messungen.map(({ art, sicher, vorschlaege, richtig, fehler, behoben }) => ({
    art,
    sicher: sicher ? 'ja' : '',
    proposals: vorschlaege,
    precision: share(richtig, vorschlaege),
    faults: fehler,
    recall: share(behoben, fehler),
  })),
)
console.log(
  `parted by the check itself: ${share(ergebnis.ungefragtRichtig, ergebnis.ungefragt)} of ${ergebnis.ungefragt}`,
)
console.log(`rows put in order as a whole: ${share(ergebnis.reihenRichtig, ergebnis.reihen)} of ${ergebnis.reihen}`)
console.log(
  `clean rows with a proposal: ${share(ergebnis.saubereMitVorschlag, ergebnis.saubere)} of ${ergebnis.saubere}`,
)

/** CPU of one row, µs, after the code is warm. */
function cpu(reihen: readonly Reihe[]): string {
  for (const reihe of reihen) propose(reihe)
  const before = process.cpuUsage()
  for (let round = 0; round < 4; round++) for (const reihe of reihen) propose(reihe)
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / (4 * reihen.length)).toFixed(2)
}
const faelle = make(rows, seed + 1)
console.log(
  `CPU per row: clean ${cpu(faelle.filter(({ fehler }) => fehler.length === 0).map(({ roh }) => roh))} µs, with faults ${cpu(faelle.filter(({ fehler }) => fehler.length > 0).map(({ roh }) => roh))} µs`,
)

function sample(lines: readonly string[]): void {
  const step = Math.max(1, Math.floor(lines.length / argument('zeige', 60)))
  console.log(lines.filter((_, index) => index % step === 0).join('\n'))
}
if (process.argv.includes('--falsch')) sample(ergebnis.falsch)
if (process.argv.includes('--verfehlt')) sample(ergebnis.verfehlt)
