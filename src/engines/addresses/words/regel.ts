import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { codeMask } from '../codes/codes.ts'
import { LAENGSTE_BEMERKUNG } from '../read/limits.ts'
import type { ScanZeichensatz } from '../read/encoding.ts'
import { foldText } from '#src/base/text/foldKey.ts'
import { fieldDecoder, fieldText, type RowBounds } from '../read/scanner.ts'
import { isNachlass } from './absage.ts'
import { isAbsage } from './bemerkung.ts'

/** What a column that is not printed says about its rows; `grund`: what such columns said before the list was sent. */
type RegelArt = 'worte' | 'gefuellt' | 'gleich' | 'grund'

/** Rows of a column are left out: by the words of a remark, where a cell is filled, or where it is one value. */
export interface SpaltenRegel {
  spalte: number
  art: RegelArt
  /** Only for `gleich`. */
  wert?: string
}

/** What people write where nothing is the matter. */
const NEIN = /^(?:nein|no|n|false|falsch|0+|-+|ohne|keine?|nicht gesperrt|aktiv|ok|frei|erlaubt)$/iu

/** Codes of a row by one cell of such a column, as a bit set. */
export function regelMaske({ art, wert = '' }: SpaltenRegel, zelle: string): number {
  const text = zelle.trim().slice(0, LAENGSTE_BEMERKUNG)
  if (text === '') return 0
  if (art === 'grund') return grundMaske(text)
  if (art === 'worte') return codeMask([...(isAbsage(text) ? ABSAGE : []), ...(isNachlass(text) ? NACHLASS : [])])
  const trifft = art === 'gleich' ? foldText(text) === foldText(wert) : !NEIN.test(text)
  return trifft ? codeMask(REGEL) : 0
}

const ABSAGE: readonly ZeilenCode[] = ['nichtAnschreiben']
const NACHLASS: readonly ZeilenCode[] = ['nachlass']
const REGEL: readonly ZeilenCode[] = ['spaltenregel']

/** Headings of such columns, folded: those whose words count, and those that are filled in. */
const WORTE_TITEL =
  /^(?:be|an)merkung|^notiz|^hinweis|^kommentar|^info|^vermerk|^status|^kundenstatus|^adressstatus|^kundeninfo|^memo|^remark|^note|^comment|rueckl|retour|^grund|^text$/
const GEFUELLT_TITEL =
  /sperr|verstorben|gestorben|todes|^tot$|sterbe|widerspr|werbe(?:stopp?|verbot|verweiger)|keinewerbung|keinepost|keinmailing|nichtanschreiben|optout|donotmail|donotcontact|deceased|blocked|blacklist|robinson|geloescht|inaktiv|ausgetreten|austritt|verzogen|unzustellbar/
const ERLAUBNIS_TITEL = /erlaub|einwillig|optin|werbungja|zustimm/

/** What is proposed for the columns that are not mapped, from their headings. */
export function proposeRules(titel: readonly string[], belegt: ReadonlyMap<number, unknown>): SpaltenRegel[] {
  return titel.flatMap((text, spalte): SpaltenRegel[] => {
    const folded = foldText(text)
    if (belegt.has(spalte) || ERLAUBNIS_TITEL.test(folded)) return []
    if (GEFUELLT_TITEL.test(folded)) return [{ spalte, art: 'gefuellt' }]
    return WORTE_TITEL.test(folded) ? [{ spalte, art: 'worte' }] : []
  })
}

/** Heading of the column of an upload that holds what such columns said: the reason goes along, the column does not (DSG-02). */
export const GRUND_TITEL = 'grund'
const GRUENDE: readonly ZeilenCode[] = ['nichtAnschreiben', 'nachlass', 'spaltenregel']

/** Codes that a column of reasons may name, of a bit set. */
export const grundText = (codes: readonly ZeilenCode[]): string =>
  GRUENDE.filter((code) => codes.includes(code)).join(' ')

/** What a cell of that column names, as a bit set; anything else is nothing. */
const grundMaske = (zelle: string): number => codeMask(GRUENDE.filter((code) => zelle.split(' ').includes(code)))

/** The rule of a file of our own that has such a column. */
export function grundRegel(titel: readonly string[]): SpaltenRegel[] {
  const spalte = titel.indexOf(GRUND_TITEL)
  return spalte === -1 ? [] : [{ spalte, art: 'grund' }]
}

/** Values that a column of a few has, to be compared with. */
const MOST_WERTE = 4
const LAENGSTER_WERT = 24

/** Rules that can be chosen for a column, by the values of its first rows. */
export function regelWahlen(zeilen: readonly (readonly string[])[], spalte: number): Omit<SpaltenRegel, 'spalte'>[] {
  const werte = new Set(zeilen.map((zeile) => zeile[spalte]?.trim() ?? '').filter((wert) => wert !== ''))
  const wenige = werte.size <= MOST_WERTE && [...werte].every((wert) => wert.length <= LAENGSTER_WERT)
  return [
    { art: 'worte' },
    { art: 'gefuellt' },
    ...(wenige ? Array.from(werte, (wert) => ({ art: 'gleich' as const, wert })) : []),
  ]
}

/** Rules of a list over its bytes. */
export class SpaltenRegeln {
  private readonly bytes: Uint8Array
  private readonly decoder: TextDecoder
  private readonly regeln: readonly SpaltenRegel[]

  constructor(bytes: Uint8Array, zeichensatz: ScanZeichensatz, regeln: readonly SpaltenRegel[] = []) {
    this.bytes = bytes
    this.decoder = fieldDecoder(zeichensatz)
    this.regeln = regeln
  }

  /** True where no column says anything. */
  get leer(): boolean {
    return this.regeln.length === 0
  }

  /** Codes of a row by the bounds of its cells, as a bit set. */
  maske({ starts, ends, fields }: Pick<RowBounds, 'starts' | 'ends' | 'fields'>): number {
    let mask = 0
    for (const regel of this.regeln) {
      const start = starts[regel.spalte] ?? 0
      const end = ends[regel.spalte] ?? 0
      if (regel.spalte < fields && end > start)
        mask |= regelMaske(regel, fieldText(this.bytes, start, end, this.decoder))
    }
    return mask
  }
}
