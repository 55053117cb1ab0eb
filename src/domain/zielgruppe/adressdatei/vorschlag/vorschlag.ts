import type { RohZeile } from '../checkRow.ts'
import { anfuehrungszeichen } from './anfuehrungszeichen.ts'
import { anrede, anredeKonflikt } from './anrede.ts'
import { firmaImNamen } from './firma.ts'
import { hausnummerDatum, hausnummerForm, strasseForm } from './hausnummer.ts'
import { anredeImNamen, nameGeteilt, personInFirma } from './namen.ts'
import { ortErgaenzt, ortSchreibweise, ortVertippt, plzErgaenzt, plzOrtGetrennt, plzVertippt } from './plzOrt.ts'
import { schreibweise } from './schreibweise.ts'
import { titel } from './titel.ts'
import { strassenwort, umlaute } from './umlaute.ts'
import { aenderungen, zeileVon, type FeldAenderung, type Regel, type Zeile } from './zeile.ts'
import { zuLang } from './zuLang.ts'
import { zusatz } from './zusatz.ts'

/** Kinds of proposals, in the order in which they are applied: first what belongs elsewhere, then how it is written. */
export const VORSCHLAG_ARTEN = [
  'anfuehrungszeichen',
  'plzOrtGetrennt',
  'firmaImNamen',
  'personInFirma',
  'anredeImNamen',
  'titel',
  'zusatz',
  'nameGeteilt',
  'hausnummerDatum',
  'strasseForm',
  'hausnummerForm',
  'ortSchreibweise',
  'schreibweise',
  'strassenwort',
  'umlaute',
  'ortErgaenzt',
  'plzErgaenzt',
  'ortVertippt',
  'plzVertippt',
  'anrede',
  'anredeKonflikt',
  'zuLang',
] as const
export type VorschlagArt = (typeof VORSCHLAG_ARTEN)[number]

export type { FeldAenderung }

export interface Vorschlag {
  art: VorschlagArt
  aenderungen: FeldAenderung[]
}

interface VorschlagRegel {
  titel: string
  hilfe: string
  /** Never wrong: accepted unless somebody objects. */
  sicher: boolean
}

/** What each kind is called and whether it is accepted by itself. Wording assumed. */
export const VORSCHLAG_REGELN: Record<VorschlagArt, VorschlagRegel> = {
  anfuehrungszeichen: {
    titel: 'Anführungszeichen entfernt',
    hilfe: 'Anführungszeichen um eine ganze Angabe stammen aus der Tabelle und gehören nicht zur Anschrift.',
    sicher: true,
  },
  plzOrtGetrennt: {
    titel: 'Postleitzahl und Ort getrennt',
    hilfe: 'Beide Angaben standen in einer Zelle, oder vor der Postleitzahl stand ein Länderkennzeichen.',
    sicher: true,
  },
  firmaImNamen: {
    titel: 'Firma aus der Namensspalte',
    hilfe: 'Der Name enthält eine Rechtsform oder ein Wort wie „Apotheke“. Er kommt in die Spalte der Firma.',
    sicher: false,
  },
  personInFirma: {
    titel: 'Person aus der Firmenspalte',
    hilfe: 'In der Spalte der Firma steht eine Person, erkennbar an Anrede oder Titel.',
    sicher: false,
  },
  anredeImNamen: {
    titel: 'Anrede aus der Namensspalte',
    hilfe: 'Die Anrede stand vor dem Namen und kommt in ihre eigene Spalte.',
    sicher: true,
  },
  titel: {
    titel: 'Titel aus der Namensspalte',
    hilfe: 'Ein Titel wie „Dr.“ stand beim Namen oder bei der Anrede und kommt in seine eigene Spalte.',
    sicher: true,
  },
  zusatz: {
    titel: 'Adresszusatz getrennt',
    hilfe: 'Angaben wie „c/o“, „Hinterhaus“ oder „2. OG“ kommen in die Spalte des Adresszusatzes.',
    sicher: false,
  },
  nameGeteilt: {
    titel: 'Vorname und Nachname getrennt',
    hilfe: 'Beide Namen standen in einer Spalte. Der Vorname ist bekannt.',
    sicher: false,
  },
  hausnummerDatum: {
    titel: 'Hausnummer aus Datum zurückgeholt',
    hilfe: 'Ein Tabellenprogramm hat aus „3-5“ den 3. Mai gemacht. Daraus wird wieder die Hausnummer.',
    sicher: false,
  },
  strasseForm: {
    titel: 'Straße geordnet',
    hilfe: 'Die Hausnummer stand vor der Straße oder doppelt, oder nach „str“ fehlte der Punkt.',
    sicher: true,
  },
  hausnummerForm: {
    titel: 'Hausnummer vereinheitlicht',
    hilfe: 'Zum Beispiel wird aus „Nr. 5“ die Hausnummer „5“ und aus „12 - 14“ die „12-14“.',
    sicher: true,
  },
  ortSchreibweise: {
    titel: 'Ortsname richtig geschrieben',
    hilfe: 'Der Ort gehört zur Postleitzahl und erhält seine übliche Schreibweise, zum Beispiel „Köln“ statt „KOELN“.',
    sicher: true,
  },
  schreibweise: {
    titel: 'Groß- und Kleinschreibung',
    hilfe: 'Namen in Großbuchstaben oder Kleinbuchstaben erhalten die übliche Schreibweise.',
    sicher: false,
  },
  strassenwort: {
    titel: '„Straße“ richtig geschrieben',
    hilfe: 'Aus „Strasse“ und „Stra?e“ wird „Straße“.',
    sicher: true,
  },
  umlaute: {
    titel: 'Umlaute wiederhergestellt',
    hilfe: 'Verlorene Zeichen wie in „J?rgen“ werden ergänzt, ebenso „Muehlenweg“ zu „Mühlenweg“.',
    sicher: false,
  },
  ortErgaenzt: {
    titel: 'Ort ergänzt',
    hilfe: 'Der Ort fehlte. Zu dieser Postleitzahl ist nur ein Ort bekannt.',
    sicher: false,
  },
  plzErgaenzt: {
    titel: 'Postleitzahl ergänzt',
    hilfe: 'Die Postleitzahl fehlte. Zu diesem Ort ist nur eine bekannt.',
    sicher: false,
  },
  ortVertippt: {
    titel: 'Tippfehler im Ort',
    hilfe: 'Der Ort weicht um ein oder zwei Buchstaben von einem Ort dieser Postleitzahl ab.',
    sicher: false,
  },
  plzVertippt: {
    titel: 'Tippfehler in der Postleitzahl',
    hilfe: 'Die Postleitzahl passt nicht zum Ort. Nur eine Postleitzahl des Ortes ist ähnlich.',
    sicher: false,
  },
  anrede: {
    titel: 'Anrede aus dem Vornamen',
    hilfe: 'Die Anrede fehlte. Der Vorname ist eindeutig.',
    sicher: false,
  },
  anredeKonflikt: {
    titel: 'Anrede passt nicht zum Vornamen',
    hilfe: 'Zum Beispiel „Herr Petra“. Prüfen Sie, welche der beiden Angaben stimmt.',
    sicher: false,
  },
  zuLang: {
    titel: 'Anschrift gekürzt',
    hilfe: 'Eine Zeile war zu breit. Wörter werden abgekürzt, oder die Firma steht in zwei Zeilen.',
    sicher: false,
  },
}

const REGELN: Record<VorschlagArt, Regel> = {
  anfuehrungszeichen,
  plzOrtGetrennt,
  firmaImNamen,
  personInFirma,
  anredeImNamen,
  titel,
  zusatz,
  nameGeteilt,
  hausnummerDatum,
  strasseForm,
  hausnummerForm,
  ortSchreibweise,
  schreibweise,
  strassenwort,
  umlaute,
  ortErgaenzt,
  plzErgaenzt,
  ortVertippt,
  plzVertippt,
  anrede,
  anredeKonflikt,
  zuLang,
}

/** Kinds with their rules, in order. */
const REIHENFOLGE = VORSCHLAG_ARTEN.map((art) => ({ art, regel: REGELN[art] }))

/** Signs of a row beyond which it is no address; rules may look at a cell several times. */
const LAENGSTE_ZEILE = 1000

const isUeberlang = ({
  anrede: a,
  titel: t,
  vorname,
  nachname,
  firma,
  zusatz: z,
  strasse,
  hausnummer,
  plz,
  ort,
}: Zeile) =>
  a.length + t.length + vorname.length + nachname.length + firma.length + z.length > LAENGSTE_ZEILE / 2 ||
  strasse.length + hausnummer.length + plz.length + ort.length > LAENGSTE_ZEILE / 2

/** What would put a row in order, at most once per kind; each as if it were the only one. */
export function schlageVor(roh: RohZeile): Vorschlag[] {
  const zeile = zeileVon(roh)
  if (isUeberlang(zeile)) return []
  const found: Vorschlag[] = []
  for (const { art, regel } of REIHENFOLGE) {
    const neu = regel(zeile)
    if (neu === null) continue
    const changes = aenderungen(zeile, neu)
    if (changes.length > 0) found.push({ art, aenderungen: changes })
  }
  return found
}

/** The row with changes applied. A change of a cell that is another one by now is left out: two kinds met there. */
export function wendeAn(roh: RohZeile, changes: readonly FeldAenderung[]): RohZeile {
  const neu = { ...roh }
  for (const { feld, alt, neu: text } of changes) if ((neu[feld] ?? '') === alt) neu[feld] = text
  return neu
}

/** The row after all accepted kinds in their order, each of them on what the ones before it left. */
export function ordneZeile(roh: RohZeile, angenommen: (art: VorschlagArt) => boolean): RohZeile {
  let row = roh
  if (isUeberlang(zeileVon(roh))) return row
  for (const { art, regel } of REIHENFOLGE) {
    if (!angenommen(art)) continue
    const zeile = zeileVon(row)
    const neu = regel(zeile)
    if (neu !== null) row = wendeAn(row, aenderungen(zeile, neu))
  }
  return row
}

/** True when there is anything to propose. */
export const brauchtBlick = (roh: RohZeile): boolean => schlageVor(roh).length > 0
