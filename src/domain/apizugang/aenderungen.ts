interface Aenderung {
  version: string
  datum: string
  /** German, for those who write programs; a break is named with the day on which the old address ends. */
  was: string
}

/** What came to the interface, the newest first. The only list of its versions (docs/api/changelog.md). */
export const AENDERUNGEN: readonly [Aenderung, ...Aenderung[]] = [
  {
    version: '1.0.0-beta.4',
    datum: '2026-11-29',
    was: 'Eine Ebene kann mit `gruppe` zu einer Gruppe gehören: Ebenen einer Seite mit demselben Wort gehören zusammen. Fehlt es, gehört sie zu keiner. Gruppen liegen nie ineinander. Eine Seite eines Werbemittels kann mit `gelassen` Hinweise nennen, die im Editor so gelassen wurden. Fehlt das Feld, gibt es keine. Eine Adressliste kann eigene Spalten behalten: `spalten` von `uploadAdressen` gibt den freien Feldern `frei1` bis `frei5` einen Namen und eine Art. Ein Werbemittel druckt sie mit einem Platzhalter, dessen `key` mit `spalte:` beginnt. Eine Ebene kann mit `bedingung` nur für manche Empfänger gedruckt werden; fehlt sie, für alle. `gruende` von `fetchBeispielEmpfaenger` sagt zu jedem Beispiel, warum es schwierig ist. Eine Bildebene kann mit `maske` runde Ecken oder die Form einer Ellipse haben. Fehlt sie, ist das Bild rechteckig. Ältere Stände eines Werbemittels werden aufgehoben: `fetchWerbemittelVersionen` und `fetchWerbemittelVersion` lesen sie, `benenneWerbemittelVersion` benennt einen, `stelleWerbemittelVersionHer` macht einen wieder zum jetzigen. Eine Ebene `form` kann mit `zeichnung` aus Pfaden bestehen; ohne das Feld ist dort nichts. Neue Codes: `spalteFehlt`, `spalteLeer`, `SPALTEN_UNGUELTIG`, `bedingungNie`, `ZU_VIELE_VERSIONEN`.',
  },
  {
    version: '1.0.0-beta.3',
    datum: '2026-11-29',
    was: 'Eine Textebene kann mit `paragraphSpacing` einen Abstand zwischen ihren Absätzen haben, in mm von 0 bis 100. Fehlt er, gibt es keinen. `font` kennt 23 Schriften statt drei.',
  },
  {
    version: '1.0.0-beta.2',
    datum: '2026-11-29',
    was: 'Neue Codes der Prüfung einer hochgeladenen PDF-Datei: `passermarkenFarbe` (Warnung), wenn etwas im Endformat in der Farbe der Passermarken angelegt ist, und `passermarkenSchwarz` (Hinweis), wenn es stattdessen nur mit Schwarz gedruckt wird.',
  },
  {
    version: '1.0.0-beta',
    datum: '2026-11-28',
    was: 'Erste Fassung, zur Erprobung. Jeder Aufruf von der Zielgruppe bis zur Rechnung hat eine eigene Adresse. Tokens haben Rechte und einen Testmodus. Listen liest man mit `cursor` und `since`, Dateien kommen auch in Teilen. Mit `Idempotency-Key` lässt sich jeder POST wiederholen. Ereignisse kommen als Webhook oder mit `fetchEreignisse`.',
  },
]

/**
 * Version of the interface, in the description and in the head of every answer to a program. The first number stands in the
 * address; the second counts what came in addition; the third what was put right. `-beta`: not released.
 */
export const API_VERSION = AENDERUNGEN[0].version
