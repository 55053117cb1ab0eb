import type { ZeilenCode } from '#src/contract/zielgruppe.ts'

/** The four results a row can have (domain 4.3). */
export const GRUPPEN = ['zustellbar', 'korrigiert', 'warnung', 'ausgeschlossen'] as const
export type Gruppe = (typeof GRUPPEN)[number]

export const GRUPPE_LABEL: Record<Gruppe, string> = {
  zustellbar: 'Zustellbar',
  korrigiert: 'Korrigiert',
  warnung: 'Warnung',
  ausgeschlossen: 'Ausgeschlossen',
}

interface CodeRegel {
  gruppe: Exclude<Gruppe, 'zustellbar'>
  /** Names the kind, fit for a heading. */
  titel: string
  /** Warnings only: proposed to be left out, because printing them is likely waste (assumed). */
  weglassen?: true
}

/** What each code means and where it leads. Wording assumed. */
export const CODE_REGELN: Record<ZeilenCode, CodeRegel> = {
  plzErgaenzt: { gruppe: 'korrigiert', titel: 'Führende Null der Postleitzahl ergänzt' },
  zeichenBereinigt: { gruppe: 'korrigiert', titel: 'Unsichtbare oder falsch kodierte Zeichen bereinigt' },
  hausnummerGetrennt: { gruppe: 'korrigiert', titel: 'Straße, Hausnummer und Zusatz getrennt' },
  nameFehlt: { gruppe: 'ausgeschlossen', titel: 'Name fehlt' },
  strasseFehlt: { gruppe: 'ausgeschlossen', titel: 'Straße fehlt' },
  ortFehlt: { gruppe: 'ausgeschlossen', titel: 'Ort fehlt' },
  plzFehlt: { gruppe: 'ausgeschlossen', titel: 'Postleitzahl fehlt' },
  plzUngueltig: { gruppe: 'ausgeschlossen', titel: 'Postleitzahl ungültig' },
  plzOrtPasstNicht: { gruppe: 'warnung', titel: 'Postleitzahl und Ort passen nicht zusammen' },
  hausnummerFehlt: { gruppe: 'warnung', titel: 'Hausnummer fehlt' },
  ausland: { gruppe: 'ausgeschlossen', titel: 'Adresse im Ausland' },
  dublette: { gruppe: 'ausgeschlossen', titel: 'Doppelte Adresse' },
  mustermann: { gruppe: 'warnung', titel: 'Beispieladresse', weglassen: true },
  sperrliste: { gruppe: 'ausgeschlossen', titel: 'Steht auf Ihrer Sperrliste' },
  robinson: { gruppe: 'ausgeschlossen', titel: 'Steht auf der Robinsonliste' },
  kuerzlich: { gruppe: 'ausgeschlossen', titel: 'Kürzlich angeschrieben' },
  andereListe: { gruppe: 'ausgeschlossen', titel: 'Steht auf einer abgezogenen Liste' },
  sperrlisteFraglich: { gruppe: 'warnung', titel: 'Könnte auf Ihrer Sperrliste stehen', weglassen: true },
  abgleichFraglich: { gruppe: 'warnung', titel: 'Könnte zu den Ausgelassenen gehören', weglassen: true },
  zuLang: { gruppe: 'warnung', titel: 'Zu lang für das Adressfeld' },
  anredeUnklar: { gruppe: 'warnung', titel: 'Anrede unklar' },
  zeichenNichtDruckbar: { gruppe: 'warnung', titel: 'Zeichen nicht druckbar', weglassen: true },
  spaltenzahl: { gruppe: 'warnung', titel: 'Abweichende Spaltenzahl', weglassen: true },
  hausnummerDatum: { gruppe: 'warnung', titel: 'Hausnummer ist ein Datum', weglassen: true },
  fehlerwert: { gruppe: 'warnung', titel: 'Fehlerwert aus der Tabelle', weglassen: true },
  keineBriefzustellung: { gruppe: 'warnung', titel: 'Keine Briefzustellung', weglassen: true },
  nichtAnschreiben: { gruppe: 'warnung', titel: 'Nicht anschreiben', weglassen: true },
  nachlass: { gruppe: 'warnung', titel: 'Erben oder Nachlass' },
  gehoertNicht: { gruppe: 'warnung', titel: 'Gehört nicht auf die Sendung' },
  spaltenregel: { gruppe: 'warnung', titel: 'Nach Ihrer Spaltenregel ausgelassen', weglassen: true },
}
