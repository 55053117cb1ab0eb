import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { firmaTeile, nachnameWort, vornameWort, worteOf } from '#src/engines/addresses/matching.ts'
import { isFoldedVorname } from '#src/base/names/vornamen.ts'

/** What tells one recipient from another. */
export type SperrAngaben = Pick<Empfaenger, 'vorname' | 'nachname' | 'firma' | 'strasse' | 'hausnummer' | 'plz'>

/** The same with what a row may have beside: an addition, a place. */
export type Angaben = SperrAngaben & Partial<Pick<Empfaenger, 'zusatz' | 'ort'>>

/** One person that a row names. */
export interface PersonLesart {
  /** Folded first names; none: the family. */
  vor: readonly string[]
  /** Folded words of the surname. */
  nach: readonly string[]
  /** "jun." 2, "sen." 1, else 0. */
  generation: number
  /** Read from an addition or out of a firm's name: never sure. */
  nurFraglich: boolean
}

/** One firm that a row names. */
export interface FirmaLesart {
  kern: readonly string[]
  /** Words of its legal form in one; "" without one. */
  form: string
  /** A person of it is named, too. */
  mitPerson: boolean
  /** Stands in the cells of a name without a legal form: never sure. */
  nurFraglich: boolean
}

/** Everybody whom a row names. */
export interface Lesarten {
  personen: readonly PersonLesart[]
  firmen: readonly FirmaLesart[]
}

const MEHRERE = /(?<!\p{L})(?:familie|fam|eheleute|ehepaar|eheleut|geschwister|haushalt)(?!\p{L})\.?/giu
const HERR_UND_FRAU = /(?<!\p{L})(?:herrn?|frau|hr|fr)(?!\p{L})\.?/giu
const UND = / (?:und|u|u\.|sowie|oder|bzw|bzw\.) |[&+/;]/iu
const IN_ZUSATZ = /(?:z\.?\s?h(?:d|dn)?\.?|zu h(?:ä|ae)nden|c\/o|bei|frau|herrn?)\s+(\p{L}.*)$/iu

const ohneAnrede = (text: string): string => text.replaceAll(MEHRERE, ' ').replaceAll(HERR_UND_FRAU, ' ').trim()
const getrennt = (text: string): string[] =>
  text
    .replaceAll(/\s+/gu, ' ')
    .split(UND)
    .map((teil) => teil.trim())
    .filter((teil) => teil !== '')

function person(vor: string, nach: string, nurFraglich = false): PersonLesart {
  const [vorname, nachname] = [vornameWort(vor), nachnameWort(nach)]
  // "Müller A." in the cell of the surname: a single letter is a first name.
  const kurze = nachname.teile.filter((teil) => teil.length === 1)
  const lange = kurze.length < nachname.teile.length ? nachname.teile.filter((teil) => teil.length > 1) : []
  return {
    vor: lange.length === 0 ? vorname.teile : [...vorname.teile, ...kurze],
    nach: lange.length === 0 ? nachname.teile : lange,
    generation: nachname.generation || vorname.generation,
    nurFraglich,
  }
}

/** A name in one cell, in either order: "Anna Müller", "Müller Anna"; "van der Berg" is a surname alone. */
function ausEinerZelle(text: string, nurFraglich = false): PersonLesart[] {
  const worte = text.split(/[\s,]+/).filter((wort) => wort !== '')
  if (worte.length < 2 || nachnameWort(text).teile.length < 2) return [person('', text, nurFraglich)]
  return [
    person(worte.slice(0, -1).join(' '), worte.at(-1) ?? '', nurFraglich),
    person(worte.slice(1).join(' '), worte[0] ?? '', nurFraglich),
  ]
}

/** "Anna und Peter Müller", "Müller, Anna und Peter", "Anna Müller und Peter Schmidt" in one cell. */
function ausSammelzelle(text: string): PersonLesart[] {
  const komma = text.indexOf(',')
  if (komma > 0) return ausZweiZellen(text.slice(komma + 1).trim(), text.slice(0, komma).trim())
  const teile = getrennt(text)
  const nachname = teile.at(-1)?.split(/\s+/).at(-1) ?? ''
  return teile.flatMap((teil, at) =>
    at < teile.length - 1 && !teil.includes(' ') ? [person(teil, nachname), person('', teil)] : ausEinerZelle(teil),
  )
}

/** First names and surnames in their cells, each of one or more persons. */
function ausZweiZellen(vorname: string, nachname: string): PersonLesart[] {
  const [vor, nach] = [getrennt(vorname), getrennt(nachname)]
  if (nach.length <= 1) return (vor.length === 0 ? [''] : vor).map((one) => person(one, nach[0] ?? ''))
  const erster = person(vor[0] ?? '', nach[0] ?? '')
  const weitere = nach.slice(1).flatMap((one, at) => {
    const eigener = vor[at + 1]
    return eigener === undefined ? ausEinerZelle(one) : [person(eigener, one)]
  })
  // "Anna und Peter; Müller und Schmidt": each of both may bear either name.
  return [erster, ...weitere, ...vor.slice(1).map((one) => person(one, nach[0] ?? ''))]
}

function personenIn(vorname: string, nachname: string): PersonLesart[] {
  const [vor, nach] = [ohneAnrede(vorname), ohneAnrede(nachname)]
  if (vor === '' && nach === '') return []
  if (vor === '') return ausSammelzelle(nach)
  if (nach === '') return ausSammelzelle(vor)
  return ausZweiZellen(vor, nach)
}

/** A person who gave a firm its name: "Blumen Anna Müller", "Anna Müller e. K.". */
function personenInFirma(kern: readonly string[]): PersonLesart[] {
  const at = kern.findIndex(isFoldedVorname)
  const [vor, nach] = [kern[at], kern[at + 1]]
  if (vor === undefined || nach === undefined) return []
  return [{ vor: [vor], nach: [nach], generation: 0, nurFraglich: kern.length > 2 }]
}

function firma(text: string, mitPerson: boolean): FirmaLesart[] {
  const { kern, form } = firmaTeile(text)
  return kern.length === 0 ? [] : [{ kern, form: [...form].sort().join(' '), mitPerson, nurFraglich: false }]
}

/** A firm in the cells of names, where it has no cell or stands in the wrong one. */
function firmenImNamen(vorname: string, nachname: string): FirmaLesart[] {
  const gelesen = firma(`${vorname} ${nachname}`, false)
  if (gelesen.some(({ form }) => form !== '')) return gelesen
  return vorname === '' || nachname === '' ? gelesen.map((one) => ({ ...one, nurFraglich: true })) : []
}

/** "GmbH & Co. KG" in the line behind the firm. */
function mitFortsetzung(name: string, zusatz: string): string {
  const { form, kern } = firmaTeile(zusatz)
  return form.length > 0 && kern.length === worteOf(zusatz).length ? `${name} ${zusatz}` : name
}

/** Everybody whom a row names, however its cells were filled. */
export function lesartenVon({ vorname, nachname, firma: name, zusatz = '' }: Angaben): Lesarten {
  const mitPerson = nachname !== '' || vorname !== ''
  const firmen = [...firma(mitFortsetzung(name, zusatz), mitPerson), ...firmenImNamen(vorname, nachname)]
  const imZusatz = zusatz === '' ? null : IN_ZUSATZ.exec(zusatz)
  return {
    personen: [
      ...personenIn(vorname, nachname),
      ...(imZusatz ? ausEinerZelle(ohneAnrede(imZusatz[1] ?? ''), true) : []),
      ...firmen.flatMap(({ kern }) => personenInFirma(kern)),
    ].filter(({ nach }) => nach.length > 0),
    firmen,
  }
}
