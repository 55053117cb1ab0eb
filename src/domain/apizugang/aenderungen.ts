interface Aenderung {
  version: string
  datum: string
  /** German, for those who write programs; docs/api/changelog.md says the same to ourselves. */
  was: string
}

/** What came to the interface, the newest first. */
export const AENDERUNGEN: readonly Aenderung[] = [
  {
    version: '1.8.0',
    datum: '2026-11-28',
    was: '`terminAendern` beendet die Freigabe, auch nach der Zahlung: Der Tag wurde mit freigegeben. Die Kampagne steht danach auf `inBearbeitungKorrektur` und wird erneut zur Freigabe gegeben; die Zahlung bleibt. Freigaben nennen in `gezeigt`, welche Seiten die Freigabeseite gezeigt hat; bei Programmen keine. `fetchFreigabe` nennt in `kampagne`, worum es bei einem erloschenen Link ging. Sperrliste, Robinsonliste und die übrigen Abgleiche erkennen Personen auch in anderer Schreibweise. Wer nur vermutlich gemeint ist, bleibt weg und wird gezählt: `sperrlisteFraglich` und `abgleichFraglich` in der Prüfung einer Adressliste und in `ausgenommen`. In `uploadAdressen` nennen `trotzAbgleich` und `jemandAnderes`, wer trotzdem gedruckt wird. Was die Prüfung einer Kampagne findet, gilt für alle Empfänger: `stueck` ist die wahre Anzahl, und `zeilen` nennt die ersten Zeilen der Liste. Der Code `feldAlsText` meldet Felder, die als Text stehen geblieben sind; `abhilfe` kann `feldEinsetzen` sein. Fünf weitere Gründe in der Prüfung einer Adressliste: `keineBriefzustellung` (Packstation, Paketshop, Filiale), `nichtAnschreiben` (verstorben, verzogen, gesperrt), `nachlass`, `gehoertNicht` (Telefonnummer, E-Mail-Adresse, Kundennummer: Die Angabe wird nicht gedruckt) und `spaltenregel`. Beim Hochladen durch Programme bleiben Zeilen mit den ersten beiden immer weg. Was hinter der Hausnummer steht, ist ein Zusatz.',
  },
  {
    version: '1.7.0',
    datum: '2026-11-28',
    was: 'Als Scan zählt ein Besuch: Wiederholungen binnen einer halben Stunde und Aufrufe durch Programme lösen kein Ereignis mehr aus. `fetchStatistik` nennt sie in `gesamt.ausgelassen`. Eine Kampagne, die noch unterwegs ist (`unterwegs`), hat keine Scanrate und fehlt in den Summen. `bricheZahlungAb` beendet eine Zahlung, auf die gewartet wird; `doppelt` an einer Zahlung, `ustOffen` an einem Preis. `uploadAdressen` lehnt Angaben mit mehr als 500 Zeichen ab und nennt Zeile und Feld. E-Mail-Adressen mit Umlauten in der Domain werden angenommen.',
  },
  {
    version: '1.6.0',
    datum: '2026-11-28',
    was: 'Texte werden am Eingang bereinigt: Steuerzeichen und Zeichen, die die Leserichtung umkehren, entfallen, und die Antwort nennt die Felder in `X-Bereinigt`. NUL und halbe Zeichen werden mit Feld und Stelle abgelehnt, andere Zeichensätze als UTF-8 auch. Namen und Gründe brauchen einen Buchstaben oder eine Ziffer. Freigaben nennen in `durch`, wenn ein Programm oder die Sitzung einer anderen Person entschieden hat. `Bearer` in beliebiger Schreibung; zwei Zeilen `Authorization` heißen `ANMELDUNG_DOPPELT`.',
  },
  {
    version: '1.5.0',
    datum: '2026-11-28',
    was: 'In `uploadAdressen` das Feld `entwurfVersion`: Ein zwischengespeicherter Stand, den inzwischen jemand weiterbearbeitet hat, bleibt beim Hochladen erhalten. Das Gebiet `ort` kennt rund 6.600 Orte. Unbekannte werden abgelehnt, statt niemanden zu erreichen.',
  },
  {
    version: '1.4.0',
    datum: '2026-11-27',
    was: 'Zielgruppen lassen auf Wunsch weitere Personen aus: das Feld `ausschluss` mit `angeschriebenTage` und `listen`. Die Kampagne nennt in `ausgenommen`, wie viele aus welchem Grund; `gesperrt` ist ihre Summe. Drei weitere Gründe in der Prüfung einer Adressliste: `robinson`, `kuerzlich` und `andereListe`. Gebiete nach Leitregion (`leitregion` mit `leitregionen`) und Bereiche neben einzelnen Postleitzahlen (`bereiche`). Sendungen ohne Namen (`teiladressiert`, `anredeText`).',
  },
  {
    version: '1.3.0',
    datum: '2026-11-27',
    was: 'Eine korrigierte Adressliste tritt an die Stelle einer gespeicherten: in `uploadAdressen` die Felder `ersetzt` und `bearbeitung`; die Zielgruppe nennt in `bearbeitungen`, wer wie viele Zeilen geändert hat. Filter lassen sich begrenzen (`menge`) und mit gespeicherten verbinden (`verknuepfung`).',
  },
  {
    version: '1.2.0',
    datum: '2026-11-26',
    was: 'Zwei weitere Gründe in der Prüfung einer Adressliste: `hausnummerDatum` und `fehlerwert`.',
  },
  {
    version: '1.1.0',
    datum: '2026-11-24',
    was: 'Eine Adresse je Aufruf unter `/api/v1/`, auch mit JSON; unbekannte Parameter werden dort abgelehnt. `fetchEreignisse` zum Nachlesen, `since` in Listen, Idempotency-Key bei jedem POST. Beträge in `zahlung.status` und `rechnung.erstellt` waren hundertmal zu groß und stimmen jetzt.',
  },
  { version: '1.0.0', datum: '2026-10-20', was: 'Erste Fassung: Tokens, Kampagnen, Freigabe, Zahlung, Webhooks.' },
]
