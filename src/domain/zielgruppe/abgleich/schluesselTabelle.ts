import { HashTabelle } from './hashTabelle.ts'
import { ALT, fraglicheZahlen, hausZahlen, ortsText, sichereZahlen, zahlenAus, type CutKeys } from './hash.ts'
import type { Haus } from './haus.ts'
import type { SperrAngaben } from './lesarten.ts'
import { isBeweis, type Merkmale } from './merkmale.ts'
import { sperrKandidaten } from './schluessel.ts'
import { fraglichVon } from '#src/engines/addresses/file.ts'
import type { Treffer } from './treffer.ts'

/** Somebody who is kept as keys alone; one of before there were several has a single long one. */
export interface SchluesselEintrag extends CutKeys {
  bits: number
  plz: string
}

interface Sicht {
  treffer: Treffer
  /** What a sure key means to the row that asks. */
  alsSicher: (bits: number) => number
}

class Ort {
  readonly tabelle = new HashTabelle()
  readonly haeuser = new Set<number>()
  /** Whether somebody is kept by the one key of before. */
  alt = false
}

/** People who are known by their keys, per postal code: everybody of another one is decided at once. */
export class SchluesselTabelle {
  private readonly orte = new Map<string, Ort>()
  private readonly salz: string

  constructor(salz: string) {
    this.salz = salz
  }

  get plz(): Iterable<string> {
    return this.orte.keys()
  }

  add({ bits, plz, haeuser, sicher, fraglich }: SchluesselEintrag): void {
    const ort = this.orte.get(plz) ?? new Ort()
    this.orte.set(plz, ort)
    for (const haus of haeuser) ort.haeuser.add(haus)
    for (const key of sicher) {
      ort.alt ||= key.length >= ALT
      ort.tabelle.add(...zahlenAus(key), bits)
    }
    for (const key of fraglich) ort.tabelle.add(...zahlenAus(key), fraglichVon(bits))
  }

  /** Whether keys are worth their making: most rows have nobody in their house. */
  knows(plz: string, haus: Haus): boolean {
    const ort = this.orte.get(plz)
    if (ort === undefined || ort.haeuser.size === 0) return false
    return ort.haeuser.has(0) || hausZahlen(this.salz, plz, haus).some((zahl) => zahl === 0 || ort.haeuser.has(zahl))
  }

  /** A text may be kept as a sure key, a likely one, or both. */
  suche(plz: string, { sicher, fraglich }: Merkmale, treffer: Treffer): void {
    const ort = this.orte.get(plz)
    if (ort === undefined) return
    for (const text of sicher) this.sieh(ort, plz, text, { treffer, alsSicher: (bits) => bits })
    for (const text of fraglich) this.sieh(ort, plz, text, { treffer, alsSicher: fraglichVon })
  }

  private sieh({ tabelle }: Ort, plz: string, text: string, { treffer, alsSicher }: Sicht): void {
    const imOrt = ortsText(plz, text)
    const kurz = fraglicheZahlen(this.salz, imOrt)
    // Most texts of a row are no sure key of anybody: those begin with what a whole name is.
    const bits = isBeweis(text) ? alsSicher(tabelle.get(...sichereZahlen(this.salz, imOrt).sicher)) : 0
    const alle = bits | tabelle.get(...kurz)
    if (alle !== 0) treffer.report(alle, `k${kurz[1] >>> 0}`)
  }

  /** By the one key of before. */
  searchOld(person: SperrAngaben, treffer: Treffer): void {
    const ort = this.orte.get(person.plz)
    if (ort?.alt !== true) return
    for (const text of sperrKandidaten(person))
      treffer.report(ort.tabelle.get(...sichereZahlen(this.salz, text).alt), '')
  }
}
