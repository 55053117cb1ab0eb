import type { OperationName } from '#src/contract/index.ts'
import type { WebhookEreignis } from '#src/contract/webhook.ts'

/** What each call does, for the documentation. A call that a token reaches and that is missing here fails a test. */
export const AUFRUF_TEXTE: Partial<Record<OperationName, string>> = {
  fetchGeneralPricelist: 'Die allgemeine Preisliste nach Kategorie, Unterkategorie und Gruppe.',
  fetchZielgruppen: 'Zielgruppen seitenweise, nach Art, Status und Suchwort. Zuerst die zuletzt geänderte.',
  fetchZielgruppe: 'Eine Zielgruppe mit Filter oder Prüfergebnis.',
  zaehlePotenzial: 'Zählt, wie viele Personen ein Filter erreicht, ohne etwas zu speichern.',
  fetchBeispielEmpfaenger: 'Beispiele für die Vorschau: ein typischer Empfänger und die längsten Anschriften.',
  saveZielgruppe: 'Legt eine Zielgruppe nach Filter an oder ändert sie. Ohne Kennung entsteht eine neue.',
  uploadAdressen:
    'Lädt eine Adressliste hoch (CSV) und prüft jede Zeile. Zeilen mit `keineBriefzustellung` (Packstation, Paketshop, Filiale) und `nichtAnschreiben` (verstorben, verzogen, gesperrt) bleiben immer weg.',
  kopiereZielgruppe: 'Legt eine Kopie der Zielgruppe an.',
  archiviereZielgruppe: 'Legt eine Zielgruppe ins Archiv oder holt sie zurück.',
  beginneUebertragung:
    'Beginnt eine Übertragung in Teilen, für große Dateien und schlechte Leitungen. Danach trägt der Aufruf selbst `uebertragung` statt `datei`.',
  sendeTeil: 'Sendet einen Teil. Derselbe Teil darf wieder kommen, die Reihenfolge ist gleich.',
  fetchUebertragung: 'Sagt, welche Teile da sind. Nach einem Abbruch geht es mit den fehlenden weiter.',
  verwerfeUebertragung: 'Beendet eine Übertragung und löscht ihre Teile sofort.',
  fetchWerbemittelListe:
    'Werbemittel seitenweise, nach Format und Suchwort. `vorschau` nennt je Seite die Adresse eines kleinen Bildes.',
  fetchWerbemittel: 'Ein Werbemittel mit allen Seiten und Ebenen.',
  fetchVorschau: 'Ein kleines Bild einer Seite. Die fertige Adresse steht in `vorschau` und gilt auch ohne Token.',
  downloadAsset: 'Ein Bild oder PDF eines Werbemittels als Datei.',
  saveWerbemittel: 'Legt ein Werbemittel an oder ändert es. Ohne Seiten entsteht das Grundlayout des Formats.',
  uploadBild: 'Lädt ein Bild für ein Werbemittel hoch (JPEG oder PNG).',
  uploadPdf: 'Lädt eine Druckdatei hoch (PDF im Datenformat) und prüft sie.',
  pruefeWerbemittel: 'Prüft ein Werbemittel auf Druckbarkeit.',
  kopiereWerbemittel: 'Legt eine Kopie des Werbemittels an.',
  archiviereWerbemittel: 'Legt ein Werbemittel ins Archiv oder holt es zurück.',
  uebernimmBild: 'Nimmt ein Bild der Galerie zu den Dateien eines Werbemittels, dessen Seiten es dann zeigen dürfen.',
  werbemittelAusBild:
    'Legt ein Werbemittel an, auf dessen Vorderseite ein Bild der Galerie bis in den Beschnitt liegt.',
  zeichneMotiv:
    'Zeichnet ein Motiv des Muster-Generators (ohne KI) und legt es in die Galerie. Kostet kein Kontingent.',
  erzeugeBilder:
    'Bestellt Bilder beim Bilddienst. Der Auftrag wartet in der Schlange; sein Stand steht in `fetchBildauftraege`.',
  fetchBildauftraege:
    'Offene und zuletzt beendete Aufträge, der angeschlossene Bilddienst und das Kontingent des Monats.',
  bricheBildauftragAb: 'Bricht einen Auftrag ab. Fertige Bilder bleiben, die übrigen gehen ins Kontingent zurück.',
  merkeGesehen: 'Merkt, dass beendete Aufträge gesehen wurden.',
  fetchBilder: 'Bilder der Galerie seitenweise, nach Herkunft, Favoriten und Suchwort in der Beschreibung.',
  fetchBeschreibungen: 'Die zuletzt verwendeten Beschreibungen, jede einmal.',
  fetchBildVorschau: 'Ein kleines Bild. Die fertige Adresse steht in `vorschau` und gilt auch ohne Token.',
  downloadBild: 'Ein Bild der Galerie als Datei: JPEG oder PNG, ein Motiv als SVG.',
  saveFavorit: 'Macht ein Bild zum Favoriten oder nimmt das zurück. Favoriten werden nicht aufgeräumt.',
  deleteBild: 'Löscht ein Bild aus der Galerie. Solange ein Werbemittel es zeigt, antwortet der Aufruf mit 409.',
  fetchKampagnen: 'Kampagnen seitenweise, nach Status und Suchwort.',
  fetchKampagne: 'Eine Kampagne mit Preis, Freigaben, Zahlung und Verlauf.',
  berechnePreis: 'Berechnet den Preis einer Kampagne nach heutigem Stand.',
  fetchVersandtage: 'Tage, an denen versendet werden kann.',
  saveKampagne: 'Legt eine Kampagne an oder ändert sie. Ohne Kennung entsteht eine neue.',
  kopiereKampagne: 'Legt eine Kopie der Kampagne als Entwurf an.',
  deleteKampagne: 'Löscht einen Entwurf.',
  wiederOeffnen: 'Öffnet eine freigegebene Kampagne wieder zur Bearbeitung.',
  anhalten: 'Hält eine Kampagne vor der Übergabe an die Druckerei an.',
  fortsetzen: 'Setzt eine angehaltene Kampagne fort.',
  terminAendern: 'Verschiebt den Versand auf einen anderen möglichen Tag. Damit endet die Freigabe.',
  stornieren: 'Storniert eine Kampagne. Die gezeigte Gebühr muss bestätigt werden.',
  stornoAnfragen: 'Fragt eine Stornierung an, wenn der Versand schon vorbereitet wird.',
  kampagneZurFreigabeGeben: 'Friert die Kampagne ein und bittet eine oder mehrere Personen um Freigabe.',
  freigabeZurueckziehen: 'Zieht eine angeforderte Freigabe zurück.',
  freigabeLinkErneuern: 'Stellt einen Freigabelink neu aus. Der alte verliert seine Gültigkeit.',
  fetchFreigabe: 'Was ein Freigabelink zeigt: die eingefrorene Sendung und ihren Stand.',
  downloadFreigabeAsset: 'Ein Bild oder PDF der eingefrorenen Sendung als Datei.',
  freigabeErteilen: 'Gibt die Sendung verbindlich frei.',
  freigabeAblehnen: 'Fordert Änderungen an.',
  starteZahlung: 'Bestellt die Kampagne zahlungspflichtig und beginnt die Zahlung.',
  bricheZahlungAb:
    'Beendet eine Zahlung, auf die noch gewartet wird, damit eine andere Zahlungsart gewählt werden kann.',
  fetchZahlung: 'Alle Zahlungsversuche einer Kampagne, der neueste zuerst.',
  fetchStatistik:
    'Versandmengen und Scans aller versendeten Kampagnen. Als Scan zählt ein Besuch; Wiederholungen binnen einer halben Stunde und Aufrufe durch Programme nennt `gesamt.ausgelassen`.',
  fetchRechnungen: 'Rechnungen seitenweise, nach Jahr, Zahlungsstatus und Kampagne. `summe` gilt für alle gefundenen.',
  downloadRechnungAsPdf: 'Eine Rechnung als PDF.',
  fetchRechnung: 'Eine Rechnung mit Positionen und Versand.',
  downloadERechnung: 'Eine Rechnung als E-Rechnung (XML nach EN 16931).',
  fetchEreignisse:
    'Was im Konto geschehen ist, das Älteste zuerst: dieselben Nachrichten wie bei Webhooks, auch ohne einen. Enthalten ist, was die Rechte des Tokens lesen dürfen.',
  exportRechnungen: 'Mehrere Rechnungen als eine Datei, für die Buchhaltung.',
}

/** The groups of calls, by the first part of their address, in the order of a campaign's way. */
export const BEREICHE: Record<string, { titel: string; text: string }> = {
  ajaxServer: { titel: 'Preisliste', text: 'Die allgemeine Preisliste.' },
  zielgruppe: {
    titel: 'Zielgruppen',
    text: 'Wer Mailings erhält: nach Merkmalen ausgewählt oder als Liste hochgeladen.',
  },
  uebertragung: {
    titel: 'Übertragungen',
    text: 'Große Dateien in Teilen senden: Eine abgerissene Leitung kostet nur den Teil, der gerade unterwegs war.',
  },
  werbemittel: { titel: 'Werbemittel', text: 'Was gedruckt wird: im Editor gestaltet oder als PDF hochgeladen.' },
  bildgenerierung: {
    titel: 'Bilder',
    text: 'Motive zeichnen, Bilder beim Bilddienst bestellen und was daraus geworden ist.',
  },
  kampagne: { titel: 'Kampagnen', text: 'Zielgruppe, Werbemittel und Termin zusammen, vom Entwurf bis zum Versand.' },
  freigabe: { titel: 'Freigabe', text: 'Die Entscheidung über eine eingefrorene Sendung.' },
  zahlung: { titel: 'Zahlung', text: 'Zahlungspflichtig bestellen und den Stand verfolgen.' },
  ereignis: {
    titel: 'Ereignisse',
    text: 'Nachlesen, was geschehen ist, wenn ein Webhook nicht ankam oder es keinen gibt.',
  },
  rechnung: { titel: 'Rechnungen', text: 'Rechnungen und Stornorechnungen.' },
}

export const EREIGNIS_TEXTE: Record<WebhookEreignis | 'ping', string> = {
  'kampagne.state': 'Eine Kampagne hat einen anderen Status.',
  'freigabe.entscheidung': 'Eine freigebende Person hat entschieden.',
  'zahlung.status': 'Der Stand einer Zahlung hat sich geändert.',
  'zielgruppe.geprueft': 'Eine hochgeladene Adressliste ist geprüft.',
  'statistik.scan': 'Ein QR-Code einer Sendung wurde gescannt.',
  'rechnung.erstellt': 'Eine Rechnung oder Stornorechnung liegt bereit.',
  ping: 'Ein Test, den Sie selbst auslösen.',
}
