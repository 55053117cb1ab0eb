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
  /** What it means and what to do. */
  hilfe: string
  /** Warnings only: proposed to be left out, because printing them is likely waste (assumed). */
  weglassen?: true
}

/** What each code means and where it leads. Wording assumed. */
export const CODE_REGELN: Record<ZeilenCode, CodeRegel> = {
  plzErgaenzt: {
    gruppe: 'korrigiert',
    titel: 'Führende Null der Postleitzahl ergänzt',
    hilfe: 'Tabellenprogramme lassen führende Nullen weg. Aus 1067 wurde wieder 01067.',
  },
  zeichenBereinigt: {
    gruppe: 'korrigiert',
    titel: 'Unsichtbare oder falsch kodierte Zeichen bereinigt',
    hilfe:
      'Steuerzeichen, geschützte Leerzeichen und zerlegte Umlaute wurden korrigiert, Platzhalter wie „n/a“ geleert.',
  },
  hausnummerGetrennt: {
    gruppe: 'korrigiert',
    titel: 'Straße, Hausnummer und Zusatz getrennt',
    hilfe:
      'Hausnummer oder Zusatz standen in derselben Spalte. Zusätze wie „2. OG“ werden über der Straße gedruckt, nicht dahinter.',
  },
  nameFehlt: {
    gruppe: 'ausgeschlossen',
    titel: 'Name fehlt',
    hilfe: 'Jede Zeile braucht einen Nachnamen oder eine Firma.',
  },
  strasseFehlt: {
    gruppe: 'ausgeschlossen',
    titel: 'Straße fehlt',
    hilfe: 'Ohne Straße kann die Post nicht zustellen.',
  },
  ortFehlt: { gruppe: 'ausgeschlossen', titel: 'Ort fehlt', hilfe: 'Ohne Ort kann die Post nicht zustellen.' },
  plzFehlt: {
    gruppe: 'ausgeschlossen',
    titel: 'Postleitzahl fehlt',
    hilfe: 'Ergänzen Sie die Postleitzahl in der Tabelle.',
  },
  plzUngueltig: {
    gruppe: 'ausgeschlossen',
    titel: 'Postleitzahl ungültig',
    hilfe:
      'Diese Postleitzahl ist nicht vergeben oder hat nicht fünf Ziffern. Vier Ziffern stammen aus dem Ausland oder aus der Zeit vor 1993.',
  },
  plzOrtPasstNicht: {
    gruppe: 'warnung',
    titel: 'Postleitzahl und Ort passen nicht zusammen',
    hilfe:
      'Der Ort liegt in einem anderen Postleitzahlgebiet, oder die Postleitzahl ist nicht vergeben. Eine der beiden Angaben ist vermutlich falsch.',
  },
  hausnummerFehlt: {
    gruppe: 'warnung',
    titel: 'Hausnummer fehlt',
    hilfe: 'Sie fehlt, ist zu groß oder steht zweimal verschieden da. Ohne sie kommt ein Teil der Sendungen zurück.',
  },
  ausland: {
    gruppe: 'ausgeschlossen',
    titel: 'Adresse im Ausland',
    hilfe: 'Verschickt wird nur innerhalb Deutschlands.',
  },
  dublette: {
    gruppe: 'ausgeschlossen',
    titel: 'Doppelte Adresse',
    hilfe:
      'Dieselbe Adresse steht weiter oben schon in der Liste. Die erste Zeile bleibt. Sind es zwei, ergänzen Sie zum Beispiel „jun.“ im Adresszusatz.',
  },
  mustermann: {
    gruppe: 'warnung',
    titel: 'Beispieladresse',
    hilfe: 'Der Eintrag sieht wie ein Test aus, zum Beispiel „Max Mustermann“.',
    weglassen: true,
  },
  sperrliste: {
    gruppe: 'ausgeschlossen',
    titel: 'Steht auf Ihrer Sperrliste',
    hilfe: 'Die Person hat der Werbung widersprochen.',
  },
  robinson: {
    gruppe: 'ausgeschlossen',
    titel: 'Steht auf der Robinsonliste',
    hilfe: 'Die Person möchte von niemandem unverlangte Werbung erhalten.',
  },
  kuerzlich: {
    gruppe: 'ausgeschlossen',
    titel: 'Kürzlich angeschrieben',
    hilfe: 'Die Person hat vor Kurzem schon Post von Ihnen erhalten.',
  },
  andereListe: {
    gruppe: 'ausgeschlossen',
    titel: 'Steht auf einer abgezogenen Liste',
    hilfe: 'Die Person ist in einer Liste, deren Personen Sie auslassen möchten.',
  },
  sperrlisteFraglich: {
    gruppe: 'warnung',
    titel: 'Könnte auf Ihrer Sperrliste stehen',
    hilfe:
      'Jemand mit ähnlichem Namen im selben Haus steht auf Ihrer Sperrliste oder der Robinsonliste. Ist es jemand anderes, drucken Sie die Zeile in der Tabelle einzeln.',
    weglassen: true,
  },
  abgleichFraglich: {
    gruppe: 'warnung',
    titel: 'Könnte zu den Ausgelassenen gehören',
    hilfe:
      'Jemand mit ähnlichem Namen im selben Haus hat vor Kurzem Post von Ihnen erhalten oder steht in einer abgezogenen Liste.',
    weglassen: true,
  },
  zuLang: {
    gruppe: 'warnung',
    titel: 'Zu lang für das Adressfeld',
    hilfe:
      'Eine Zeile der Anschrift ist breiter als das Adressfeld der Postkarte. Sie wird kleiner oder auf zwei Zeilen gedruckt.',
  },
  anredeUnklar: {
    gruppe: 'warnung',
    titel: 'Anrede unklar',
    hilfe: 'Erkannt werden Herr, Frau, Familie (auch Eheleute), Firma und Divers. Andere werden ohne Anrede gedruckt.',
  },
  zeichenNichtDruckbar: {
    gruppe: 'warnung',
    titel: 'Zeichen nicht druckbar',
    hilfe: 'Zum Beispiel Emojis. Sie fehlen auf der gedruckten Sendung.',
    weglassen: true,
  },
  spaltenzahl: {
    gruppe: 'warnung',
    titel: 'Abweichende Spaltenzahl',
    hilfe: 'Oft steht ein Trennzeichen im Text, und die Angaben sind um eine Spalte verrutscht.',
    weglassen: true,
  },
  hausnummerDatum: {
    gruppe: 'warnung',
    titel: 'Hausnummer ist ein Datum',
    hilfe: 'Tabellenprogramme machen aus „3-5“ den 3. Mai. Korrigieren Sie die Hausnummer in der Tabelle.',
    weglassen: true,
  },
  fehlerwert: {
    gruppe: 'warnung',
    titel: 'Fehlerwert aus der Tabelle',
    hilfe: 'Eine Angabe lautet zum Beispiel „#NV“. So würde sie gedruckt.',
    weglassen: true,
  },
  keineBriefzustellung: {
    gruppe: 'warnung',
    titel: 'Keine Briefzustellung',
    hilfe:
      'Eine Packstation, ein Paketshop oder eine Filiale: Dort kommen nur Pakete an, Postkarten und Briefe gehen zurück.',
    weglassen: true,
  },
  nichtAnschreiben: {
    gruppe: 'warnung',
    titel: 'Nicht anschreiben',
    hilfe:
      'In der Zeile steht, dass jemand verstorben, verzogen oder gesperrt ist oder keine Werbung möchte. Der Vermerk wird in keinem Fall gedruckt.',
    weglassen: true,
  },
  nachlass: {
    gruppe: 'warnung',
    titel: 'Erben oder Nachlass',
    hilfe: 'Die Sendung geht an Erben oder eine Nachlasspflege. Lassen Sie die Zeilen weg, wenn das nicht gemeint ist.',
  },
  gehoertNicht: {
    gruppe: 'warnung',
    titel: 'Gehört nicht auf die Sendung',
    hilfe:
      'In Name oder Anschrift steht zum Beispiel eine Telefonnummer, eine E-Mail-Adresse, eine Kundennummer oder ein Vermerk. Gedruckt wird die Zeile ohne diese Angabe.',
  },
  spaltenregel: {
    gruppe: 'warnung',
    titel: 'Nach Ihrer Spaltenregel ausgelassen',
    hilfe: 'Eine Spalte, die Sie als Regel gewählt haben, ist in diesen Zeilen ausgefüllt oder hat den gewählten Wert.',
    weglassen: true,
  },
}
