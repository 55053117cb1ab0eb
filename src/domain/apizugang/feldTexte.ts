/** What the fields of the inputs are. A field means the same in every call, save those named with their call. */
const FELDER: Record<string, string> = {
  q: 'Suchwort im Namen.',
  archiviert: '1: im Archiv, 0: nicht im Archiv.',
  idPtZielgruppe: 'Kennung der Zielgruppe.',
  idPtWerbemittel: 'Kennung des Werbemittels.',
  idPtKampagne: 'Kennung der Kampagne.',
  idPtFreigabe: 'Kennung der Freigabe aus `freigaben` der Kampagne.',
  idPtRechnung: 'Kennung der Rechnung.',
  idPtKunde: 'Nur zur Kontrolle: Ihre Kundennummer. Das Token bestimmt, wessen Daten Sie sehen.',
  bezeichnung: 'Name, wie er in den Listen steht.',
  filter: 'Geschlecht, Kaufkraft, Haustyp und Gebiet. Eine leere Liste heißt: alle.',
  version: 'Fassung, die Sie zuletzt gelesen haben. Ist sie überholt, antwortet der Aufruf mit 409.',
  datei: 'Die Datei selbst.',
  dateiName: 'Name der Datei, wie er angezeigt wird.',
  dateiZeilen: 'Zeilen der Datei, wie Sie sie gezählt haben.',
  zeichensatz: 'Zeichensatz der ursprünglichen Datei, zum Beispiel UTF-8.',
  trennzeichen: 'Trennzeichen der ursprünglichen Datei.',
  zuordnung: 'Spaltentitel der Datei und das Feld, das er bedeutet.',
  datenquelle: 'Woher die Adressen stammen. Steht so im Datenschutztext der Sendung.',
  rechtmaessigErhoben:
    '1: Sie bestätigen, dass die Adressen rechtmäßig erhoben wurden. Ohne das wird nichts gespeichert.',
  ohneWarnungen: 'Warnungen, deren Zeilen wegbleiben sollen.',
  format: 'Format der Sendung.',
  seiten: 'Seiten mit ihren Ebenen, Maße in mm des Datenformats.',
  assetId: 'Kennung der Datei aus `assets`.',
  state: 'Status, oder `all` für alle.',
  sort: 'Spalte, nach der sortiert wird.',
  richtung: '`auf` oder `ab`.',
  page: 'Seite, beginnend bei 1.',
  von: 'Erster Tag.',
  bis: 'Letzter Tag.',
  versandDatum: 'Tag der Übergabe an die Post. Mögliche Tage nennt `fetchVersandtage`.',
  anreicherung: '1: Adressdaten vor dem Druck ergänzen lassen.',
  tracking: '1: jede Sendung bekommt einen eigenen Kurzlink, der Scans zählt.',
  absender: 'Absender, wie er gedruckt wird.',
  notiz: 'Notiz für Sie selbst. Wird nicht gedruckt.',
  grund: 'Begründung in eigenen Worten.',
  gebuehr: 'Gebühr in EUR, die Sie gesehen haben und bestätigen. Stimmt sie nicht mehr, wird nichts storniert.',
  personen: 'Wer entscheiden soll: je `name` und `email`, höchstens zehn.',
  nachricht: 'Nachricht an die Prüfenden.',
  gueltigTage: 'So viele Tage gelten die Links.',
  quorum: '`alle` müssen zustimmen, oder `einer` genügt.',
  warnungenAkzeptiert: 'Codes der Warnungen aus `befunde`, die Sie gesehen haben und so drucken lassen.',
  hashKey: 'Schlüssel am Ende des Freigabelinks.',
  name: 'Name der Person, die entscheidet.',
  snapshotHash: 'Prüfsumme der Fassung, die Sie gesehen haben. Bei einer anderen wird nichts freigegeben.',
  bestaetigt: 'Was geprüft wurde: `text`, `bild`, `qrZiel`, `absender`.',
  anmerkung: 'Anmerkung zur Freigabe.',
  zahlungsart: 'Womit bezahlt wird.',
  betrag: 'Betrag in EUR, den Sie gesehen haben. Stimmt er nicht mehr, wird nichts bestellt.',
  agbAkzeptiert: '1: Sie stimmen den Geschäftsbedingungen zu.',
  art: 'Art des Belegs.',
  jahr: 'Rechnungsjahr, vierstellig.',
  zahlungsStatus: 'Nur Rechnungen mit diesem Zahlungsstatus.',
}

const EIGENE: Record<string, Record<string, string>> = {
  uploadAdressen: {
    datei:
      'CSV in UTF-8 mit Semikolon. Die erste Zeile nennt die Felder, zum Beispiel `vorname;nachname;strasse;hausnummer;plz;ort`.',
  },
  exportRechnungen: {
    format: '`zip` mit allen PDF, `csv` als Liste oder `datev` als Buchungsstapel.',
    auswahl: 'Kennungen einzelner Belege. Sie gelten anstelle der Filter.',
  },
  uploadBild: { datei: 'JPEG oder PNG.' },
  uploadPdf: { datei: 'PDF im Datenformat, mit 3 mm Beschnitt.' },
  freigabeAblehnen: { grund: 'Was geändert werden soll.' },
  saveZielgruppe: { idPtZielgruppe: 'Kennung der Zielgruppe. Fehlt sie, entsteht eine neue.' },
  saveWerbemittel: { idPtWerbemittel: 'Kennung des Werbemittels. Fehlt sie, entsteht ein neues.' },
  saveKampagne: { idPtKampagne: 'Kennung der Kampagne. Fehlt sie, entsteht eine neue.' },
}

/** What a field of a call's input is, German; undefined where nothing is said. */
export function feldText(aufruf: string, feld: string): string | undefined {
  return EIGENE[aufruf]?.[feld] ?? FELDER[feld]
}
