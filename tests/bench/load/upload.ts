import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { ORTE } from '#src/engines/addresses/places/orte.ts'

const ORT = ORTE.find(({ name }) => name === 'Bremen') ?? ORTE[0]

/** Bytes of so many rows as the page writes them after its check. */
function bytesOf(rows: number): Blob {
  const plz = String(ORT?.plz[0]?.[0] ?? 28195).padStart(5, '0')
  const lines = ['zeile;anrede;vorname;nachname;strasse;hausnummer;plz;ort']
  for (let nr = 1; nr <= rows; nr += 1)
    lines.push(`${nr + 1};Frau;Anna;Weber-${nr.toString(36)};Am Wall;${(nr % 199) + 1};${plz};${ORT?.name ?? ''}`)
  return new Blob([`${lines.join('\r\n')}\r\n`])
}

/** A list of so many people as it is sent after the check in the browser. */
export function uploadOf(rows: number): Input<Operations['uploadAdressen']> {
  return {
    bezeichnung: `Liste mit ${rows}`,
    datei: bytesOf(rows),
    dateiName: 'kunden.csv',
    dateiZeilen: rows,
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    zuordnung: { Name: 'nachname' },
    datenquelle: 'Kundenkartei',
    rechtmaessigErhoben: true,
    ohneWarnungen: [],
    bestaetigteAnzahl: rows,
  }
}
