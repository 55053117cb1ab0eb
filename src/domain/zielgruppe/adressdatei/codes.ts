import { ABGLEICH_FRAGLICH } from '#src/contract/ausschluss.ts'
import { ZEILEN_CODES, type AdressPruefung, type ZeilenCode } from '#src/contract/zielgruppe.ts'

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
      'Jemand mit ähnlichem Namen im selben Haus steht auf Ihrer Sperrliste oder der Robinsonliste. Ist es jemand anderes, nehmen Sie die Zeile im Tisch einzeln auf.',
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
}

/** Warnings that are left out unless somebody says otherwise, also where nobody is asked. */
const NIE_UNGEFRAGT: readonly ZeilenCode[] = ABGLEICH_FRAGLICH

/** Kinds of warnings that are left out of a list: those that were chosen, and whoever is likely blocked but where somebody wants him. */
export function ohneFragliche(
  ohneWarnungen: readonly ZeilenCode[],
  trotzdem: readonly ZeilenCode[] = [],
): ZeilenCode[] {
  return [...new Set([...ohneWarnungen, ...NIE_UNGEFRAGT])].filter((code) => !trotzdem.includes(code))
}

const BITS = new Map(ZEILEN_CODES.map((code, index) => [code, 1 << index]))
const bitOf = (code: ZeilenCode): number => BITS.get(code) ?? 0

function maskOf(gruppe: Gruppe): number {
  return ZEILEN_CODES.filter((code) => CODE_REGELN[code].gruppe === gruppe).reduce(
    (mask, code) => mask | bitOf(code),
    0,
  )
}

const AUSGESCHLOSSEN = maskOf('ausgeschlossen')
const WARNUNG = maskOf('warnung')
const KORRIGIERT = maskOf('korrigiert')

/** Codes of a row as one bit set: 4 bytes per row whatever is found. */
export function codeMask(codes: readonly ZeilenCode[]): number {
  return codes.reduce((mask, code) => mask | bitOf(code), 0)
}

/** The codes of a bit set, in the order of the contract. */
export function codesOf(mask: number): ZeilenCode[] {
  return ZEILEN_CODES.filter((code) => (mask & bitOf(code)) !== 0)
}

/** The worst finding decides; the groups are disjoint. */
export function gruppeOf(mask: number): Gruppe {
  if ((mask & AUSGESCHLOSSEN) !== 0) return 'ausgeschlossen'
  if ((mask & WARNUNG) !== 0) return 'warnung'
  return (mask & KORRIGIERT) !== 0 ? 'korrigiert' : 'zustellbar'
}

/** True when the row is printed, given the kinds of warnings whose rows are left out. */
export function wirdGedruckt(mask: number, ohneWarnungen: readonly ZeilenCode[]): boolean {
  return (mask & (AUSGESCHLOSSEN | codeMask(ohneWarnungen))) === 0
}

/** How many rows are printed: the one number that is shown, confirmed, stored and printed. */
export function anzahlGedruckt(
  jeMaske: Iterable<readonly [mask: number, rows: number]>,
  ohneWarnungen: readonly ZeilenCode[],
): number {
  let count = 0
  for (const [mask, rows] of jeMaske) if (wirdGedruckt(mask, ohneWarnungen)) count += rows
  return count
}

/** How many are taken out by some codes, who would be printed otherwise. */
export function anzahlAusgenommen(
  jeMaske: Iterable<readonly [mask: number, rows: number]>,
  ohneWarnungen: readonly ZeilenCode[],
  codes: readonly ZeilenCode[],
): number {
  const weg = codeMask(codes)
  let count = 0
  for (const [mask, rows] of jeMaske)
    if (!wirdGedruckt(mask, ohneWarnungen) && wirdGedruckt(mask & ~weg, ohneWarnungen)) count += rows
  return count
}

/** Counts per group and per code, from the rows per bit set. */
export function summe(jeMaske: Iterable<readonly [mask: number, rows: number]>): AdressPruefung {
  const pruefung: AdressPruefung = {
    gesamt: 0,
    zustellbar: 0,
    korrigiert: 0,
    warnung: 0,
    ausgeschlossen: 0,
    jeCode: {},
  }
  for (const [mask, rows] of jeMaske) {
    pruefung.gesamt += rows
    pruefung[gruppeOf(mask)] += rows
    for (const code of codesOf(mask)) pruefung.jeCode[code] = (pruefung.jeCode[code] ?? 0) + rows
  }
  return pruefung
}
