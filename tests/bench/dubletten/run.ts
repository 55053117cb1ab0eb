import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { AEHNLICH_ARTEN } from '#src/engines/addresses/similar/arten.ts'
import { erzeugeListe } from '#tests/support/dubletten/liste.ts'
import { messe, type Messung } from '#tests/support/dubletten/messe.ts'

const SEED = 20_261

const prozent = (anteil: number) => `${(anteil * 100).toFixed(1).padStart(6)} %`

function tabelle({ jeHerkunft, praezision, ausbeute, paare, cpuSekunden }: Messung): string {
  const zeilen = [...jeHerkunft]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([herkunft, { zeilen: anzahl, exakt, gesucht, gefunden, falsch }]) => {
      const anteil = gesucht === 0 ? '       -' : prozent(gefunden / gesucht)
      return `  ${herkunft.padEnd(22)}${String(anzahl).padStart(8)}${String(exakt).padStart(7)}${String(gesucht).padStart(8)}  ${anteil}${String(falsch).padStart(7)}`
    })
  const kopf = `  ${'herkunft'.padEnd(22)}${'zeilen'.padStart(8)}${'exakt'.padStart(7)}${'gesucht'.padStart(8)}  gefunden  falsch`
  const summe = `  precision ${prozent(praezision)}, recall ${prozent(ausbeute)}, ${paare.length} pairs, ${cpuSekunden.toFixed(2)} s CPU`
  return [kopf, ...zeilen, summe].join('\n')
}

const [rows = '50000', million = '1000000'] = process.argv.slice(2)
const zeilen = erzeugeListe(Number(rows), SEED)
for (const art of AEHNLICH_ARTEN) {
  const messung = messe(zeilen, art)
  console.log(`\n${art}, ${zeilen.length} rows\n${tabelle(messung)}`)
  if (process.env.FALSCH)
    for (const { bleibt, geht, gruende } of messung.falsche.slice(0, Number(process.env.FALSCH)))
      console.log(
        gruende.join(','),
        ...[bleibt, geht].map(
          (row) =>
            `${zeilen[row]?.herkunft}: ${EMPFAENGER_FELDER.map((feld) => zeilen[row]?.empfaenger[feld] ?? '').join('|')}`,
        ),
      )
}
const viele = erzeugeListe(Number(million), SEED)
const { praezision, ausbeute, cpuSekunden, paare } = messe(viele, 'person')
const mib = Math.round(process.memoryUsage().rss / 2 ** 20)
console.log(
  `\nperson, ${viele.length} rows: precision ${prozent(praezision)}, recall ${prozent(ausbeute)}, ${paare.length} pairs, ${cpuSekunden.toFixed(2)} s CPU, ${mib} MiB resident`,
)
