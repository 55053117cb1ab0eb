import type { AdressListe } from './adressListe.ts'
import type { Zustand } from './bearbeitung.ts'
import { GRUPPE_LABEL } from '../codes/codeRegeln.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { type Zuordnung } from '../read/columns.ts'
import { csvLine } from '#src/base/csv.ts'
import { chunks, gruende, korrekturText } from './csvWriter.ts'
import { felderVon } from './felder.ts'
import { neuerWert } from '../row/neuerWert.ts'
import { LEER } from './zeilenTabelle.ts'
import { VORSCHLAG_REGELN } from '../proposals/arten.ts'

/** What somebody decided about a row, in words. */
function entscheidung(zustand: Zustand | undefined): string {
  if (zustand === undefined) return ''
  return [
    ...(zustand.entfernt ? ['entfernt'] : []),
    ...(zustand.vonHand ? ['von Hand geändert'] : []),
    ...(zustand.verschmolzen ? ['mit einer ähnlichen Zeile zusammengefasst'] : []),
    ...zustand.angenommen.map((art) => `übernommen: ${VORSCHLAG_REGELN[art].titel}`),
    ...zustand.abgelehnt.map((art) => `so gelassen: ${VORSCHLAG_REGELN[art].titel}`),
  ].join(', ')
}

/** All rows with what was found, what was changed and who is printed, safe against formulas (SEC-30, UX-16). */
export function writeReportCsv(liste: AdressListe, zuordnung: Zuordnung): Generator<string> {
  const felder = felderVon(liste, zuordnung)
  return chunks(
    (function* lines() {
      const titel = felder.map((feld) => FELD_LABEL[feld])
      yield `\ufeff${csvLine(['Zeile', 'Ergebnis', 'Grund', 'Korrektur', 'Entscheidung', 'Vorher', ...titel])}`
      for (let index = 0; index < liste.laenge; index++) {
        const zustand = liste.bearbeitung.zustand(index)
        if (liste.maske(index) === LEER && zustand === undefined) continue
        const zeile = liste.zeile(index)
        const datei = zustand === undefined ? zeile.roh : liste.rohDerDatei(index)
        const vorher = felder
          .filter((feld) => zustand?.zellen[feld] !== undefined && zustand.zellen[feld] !== datei[feld])
          .map((feld) => `${FELD_LABEL[feld]}: „${datei[feld] ?? ''}“`)
        yield csvLine([
          String(zeile.nr),
          zustand?.entfernt ? 'Entfernt' : GRUPPE_LABEL[zeile.gruppe],
          gruende(zeile),
          korrekturText(zeile),
          entscheidung(zustand),
          vorher.join(', '),
          ...felder.map((feld) => neuerWert(feld, zeile)),
        ])
      }
    })(),
  )
}
