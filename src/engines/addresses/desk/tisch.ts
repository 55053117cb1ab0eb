import { EMPFAENGER_FELDER, type AdressFeld, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from '../list/adressListe.ts'
import type { Paar } from '../similar/arten.ts'
import { merge } from '../similar/merge.ts'
import type { Zustand } from '../list/bearbeitung.ts'
import { checkRow, type Korrektur, type RohZeile } from '../row/checkRow.ts'
import type { Gruppe } from '../codes/codeRegeln.ts'
import type { Zuordnung } from '../read/columns.ts'
import { felderVon } from '../list/felder.ts'
import { neuerWert } from '../row/neuerWert.ts'
import { VORSCHLAG_ARTEN } from '../proposals/arten.ts'
import type { FeldAenderung, Vorschlag, VorschlagArt } from '../proposals/vorschlag.ts'
import { Bau } from './bau.ts'
import { resume } from './fortsetzung.ts'
import { assign, type Sicht } from './sicht.ts'
import { Verlauf, type SchrittName } from './verlauf.ts'
import { SICHERE, Vorschlaege } from './vorschlaege.ts'

/** One row as the desk shows it. */
export interface TischZeile {
  index: number
  /** Number as a spreadsheet shows it. */
  nr: number
  /** One per field of the desk, put in order. */
  zellen: string[]
  gruppe: Gruppe
  codes: ZeilenCode[]
  korrekturen: Korrektur[]
  dubletteVon: number | null
  entfernt: boolean
  /** Somebody saw that it is not one of those who are left out. */
  jemandAnderes: boolean
  /** What somebody changed, old and new. */
  aenderungen: FeldAenderung[]
  vorschlaege: Vorschlag[]
}

/** Rows between two breaths. */
const PORTION = 1024

/** A list on the desk: seen in any order, changed in steps that can be taken back. */
export class Tisch {
  readonly verlauf = new Verlauf()
  readonly vorschlaege: Vorschlaege
  readonly liste: AdressListe
  private readonly zuordnung: Zuordnung
  private sicht: Int32Array = new Int32Array(0)

  constructor(liste: AdressListe, zuordnung: Zuordnung) {
    this.liste = liste
    this.zuordnung = zuordnung
    this.vorschlaege = new Vorschlaege(liste)
  }

  /** Columns of the desk. */
  felder(): AdressFeld[] {
    return felderVon(this.liste, this.zuordnung)
  }

  /** Chooses what is shown; how many rows that is. */
  *show(sicht: Sicht): Generator<number, number> {
    this.sicht = yield* assign(sicht, this.liste, this.vorschlaege)
    return this.sicht.length
  }

  /** Rows of the view, from a place in it. */
  zeilen(von: number, anzahl: number): TischZeile[] {
    const felder = this.felder()
    return Array.from(this.sicht.subarray(von, von + anzahl), (index) => this.zeile(index, felder))
  }

  /** Where the next row with a finding or proposal stands in the view; -1: none. */
  naechsterBefund(von: number, richtung: 1 | -1): number {
    for (let at = von + richtung; at >= 0 && at < this.sicht.length; at += richtung) {
      const index = this.sicht[at] ?? 0
      if (this.liste.maske(index) !== 0 || this.vorschlaege.zu(index).length > 0) return at
    }
    return -1
  }

  /** A row by its index. */
  zeile(index: number, felder: readonly AdressFeld[] = this.felder()): TischZeile {
    const zeile = this.liste.zeile(index)
    const { nr, gruppe, codes, korrekturen, dubletteVon } = zeile
    const zustand = this.liste.bearbeitung.zustand(index)
    const datei = zustand === undefined ? zeile.roh : this.liste.rohDerDatei(index)
    return {
      index,
      nr,
      zellen: felder.map((feld) => neuerWert(feld, zeile)),
      gruppe,
      codes,
      korrekturen,
      dubletteVon,
      entfernt: zustand?.entfernt === true,
      jemandAnderes: zustand?.jemandAnderes === true,
      aenderungen: felder.flatMap((feld) => {
        const neu = zustand?.zellen[feld]
        const alt = datei[feld] ?? ''
        return neu === undefined || neu === alt ? [] : [{ feld, alt, neu }]
      }),
      vorschlaege: this.vorschlaege.zu(index),
    }
  }

  /** One cell, typed by a person. */
  setCell(index: number, feld: AdressFeld, wert: string): void {
    this.perform({ art: 'zelle' }, (bau) =>
      bau.change(index, ({ zellen }) => ({ zellen: { ...zellen, [feld]: wert }, vonHand: true })),
    )
  }

  /** Takes rows out, or in again. */
  remove(indexe: readonly number[], entfernt: boolean): void {
    this.perform({ art: entfernt ? 'entfernen' : 'wiederaufnehmen' }, (bau) => {
      for (const index of indexe) bau.change(index, () => ({ entfernt }))
    })
  }

  /** An empty row at the end, at the end of the view, too. */
  neueZeile(): void {
    const index = this.liste.neueZeile()
    this.perform({ art: 'neueZeile' }, (bau) => bau.change(index, () => ({ vonHand: true })))
    this.sicht = Int32Array.from([...this.sicht, index])
  }

  /** Takes proposals of one kind, the safe ones or all kinds: those of some rows, or of all. Each step yields the rows done. */
  *nimmAn(name: VorschlagArt | 'sichere' | 'alle', indexe: Iterable<number> | null): Generator<number, void> {
    const arten = name === 'sichere' ? SICHERE : name === 'alle' ? VORSCHLAG_ARTEN : [name]
    const bau = new Bau(this.liste)
    for (const index of indexe ?? this.vorschlaege.mit(arten)) {
      const zu = this.vorschlaege.zu(index).filter(({ art }) => arten.includes(art))
      if (zu.length === 0) continue
      bau.nimmAn(
        index,
        zu.map(({ art }) => art),
      )
      if (bau.anzahl % PORTION === 0) yield bau.anzahl
    }
    this.fertig({ art: 'annehmen', vorschlag: name }, bau)
  }

  /** Leaves rows as they are: the proposal is not made again. */
  lehneAb(art: VorschlagArt, indexe: Iterable<number> | null): void {
    this.perform({ art: 'ablehnen', vorschlag: art }, (bau) => {
      for (const index of indexe ?? this.vorschlaege.mit([art]))
        bau.change(index, ({ abgelehnt }) => ({ abgelehnt: [...abgelehnt, art] }))
    })
  }

  /** Of two rows that mean the same one stays, with the better of both where that is wanted. */
  fasseZusammen(paare: readonly Pick<Paar, 'bleibt' | 'geht'>[], mische: boolean): void {
    this.perform({ art: 'verschmelzen' }, (bau) => {
      for (const { bleibt, geht } of paare) {
        if (mische) {
          const zellen = this.mischung(bau, bleibt, geht)
          bau.change(bleibt, (alt) => ({ zellen: { ...alt.zellen, ...zellen }, verschmolzen: true }))
        }
        bau.change(geht, () => ({ entfernt: true }))
      }
    })
  }

  /** Cells of the row that stays, where the other one has better ones. */
  private mischung(bau: Bau, bleibt: number, geht: number): RohZeile {
    const jetzt = checkRow(bau.roh(bleibt)).empfaenger
    const besser = merge(jetzt, checkRow(bau.roh(geht)).empfaenger)
    const zellen: RohZeile = {}
    for (const feld of EMPFAENGER_FELDER) if (besser[feld] !== jetzt[feld]) zellen[feld] = besser[feld]
    if ((zellen.strasse ?? zellen.hausnummer) !== undefined && this.felder().includes('strasseHausnummer')) {
      delete zellen.strasse
      delete zellen.hausnummer
      zellen.strasseHausnummer = `${besser.strasse} ${besser.hausnummer}`.trim()
    }
    return zellen
  }

  /** Rows that look like others and are not the same. */
  separate(indexe: readonly number[]): void {
    this.perform({ art: 'keinPaar' }, (bau) => {
      for (const index of indexe) bau.change(index, () => ({ keinPaar: true }))
    })
  }

  /** Rows that are not those whom a comparison takes them for. */
  settle(indexe: readonly number[]): void {
    this.perform({ art: 'jemandAnderes' }, (bau) => {
      for (const index of indexe) bau.change(index, () => ({ jemandAnderes: true }))
    })
  }

  /** Takes what is never wrong; from then on a person works. Each step yields the rows done. */
  *begin(): Generator<number, void> {
    yield* this.nimmAn('sichere', null)
    this.verlauf.begin()
  }

  /** Begins with what was decided before the list was put aside: nothing is taken once more that somebody took back. */
  beginWith(staende: readonly (readonly [number, Zustand])[]): void {
    this.place([...staende])
    this.verlauf.begin()
  }

  /** Goes on with what was done when the same rows were read before. */
  *resume(frueher: Tisch): Generator<number, void> {
    this.place([...(yield* resume(this, frueher))])
  }

  zurueck(): void {
    const schritt = this.verlauf.zurueck()
    if (schritt) this.place(schritt.wechsel.map(({ index, vorher }) => [index, vorher]))
  }

  vor(): void {
    const schritt = this.verlauf.vor()
    if (schritt) this.place(schritt.wechsel.map(({ index, nachher }) => [index, nachher]))
  }

  private perform(name: SchrittName, work: (bau: Bau) => void): void {
    const bau = new Bau(this.liste)
    work(bau)
    this.fertig(name, bau)
  }

  private fertig(name: SchrittName, bau: Bau): void {
    const wechsel = bau.wechsel()
    if (wechsel.length === 0) return
    this.verlauf.remember({ name, wechsel })
    this.place(wechsel.map(({ index, nachher }) => [index, nachher]))
  }

  private place(zustaende: (readonly [number, Zustand | undefined])[]): void {
    this.liste.change(zustaende)
    for (const [index] of zustaende) this.vorschlaege.look(index)
  }
}
