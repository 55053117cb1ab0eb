import type { Zustand } from '../list/bearbeitung.ts'
import type { VorschlagArt } from '../proposals/vorschlag.ts'

/** What a step of work on a list was, as it is named when it is taken back. */
export type SchrittName =
  | { art: 'zelle' | 'entfernen' | 'wiederaufnehmen' | 'neueZeile' | 'verschmelzen' | 'keinPaar' | 'jemandAnderes' }
  | { art: 'annehmen' | 'ablehnen'; vorschlag: VorschlagArt | 'sichere' | 'alle' }

/** State of a row before and after; undefined: as in the file. */
export interface Wechsel {
  index: number
  vorher: Zustand | undefined
  nachher: Zustand | undefined
}

export interface Schritt {
  nr: number
  name: SchrittName
  wechsel: readonly Wechsel[]
}

/** A step as it is shown: its name, how many rows it is about, and its number, which no other step has. */
export type SchrittZeile = SchrittName & { zeilen: number; nr: number }

const zeileVon = (schritt: Schritt | undefined): SchrittZeile | null =>
  schritt === undefined ? null : { ...schritt.name, zeilen: schritt.wechsel.length, nr: schritt.nr }

/** All that was done, to be taken back and done again in its order. */
export class Verlauf {
  readonly getan: Schritt[] = []
  /** The one that is done again first comes last. */
  readonly zurueckgenommen: Schritt[] = []
  /** Where the work began: what the check takes by itself was done, and nothing else. */
  grund = 0
  private nummer = 0

  /** From here on a person works. */
  begin(): void {
    this.grund = this.stand
  }

  /** Where the work stands: the number of the last step that holds; 0: as in the file. Each state has its own. */
  get stand(): number {
    return this.getan.at(-1)?.nr ?? 0
  }

  /** True where a person took back what the check had taken by itself. */
  get ohneGrund(): boolean {
    return this.grund > 0 && this.getan[0]?.nr !== this.grund
  }

  /** A new step ends what could be done again. */
  remember(neu: Omit<Schritt, 'nr'>): Schritt {
    const schritt = { ...neu, nr: ++this.nummer }
    this.getan.push(schritt)
    this.zurueckgenommen.length = 0
    return schritt
  }

  /** The step that is taken back now. */
  zurueck(): Schritt | null {
    const schritt = this.getan.pop()
    if (schritt === undefined) return null
    this.zurueckgenommen.push(schritt)
    return schritt
  }

  /** The step that is done again now. */
  vor(): Schritt | null {
    const schritt = this.zurueckgenommen.pop()
    if (schritt === undefined) return null
    this.getan.push(schritt)
    return schritt
  }

  get letzter(): SchrittZeile | null {
    return zeileVon(this.getan.at(-1))
  }

  get naechster(): SchrittZeile | null {
    return zeileVon(this.zurueckgenommen.at(-1))
  }
}
