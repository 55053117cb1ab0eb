import type { AdressFeld, AdressPruefung } from '#src/contract/zielgruppe.ts'
import type { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import {
  type AdressListe,
  fuehreAus,
  type PaarAnsicht,
  Paare,
  Tisch,
  type TischAktion,
  type TischZeile,
} from '#src/engines/addresses/worker.ts'
import type { AehnlichArt } from '#src/engines/addresses/rules.ts'
import type { liesStaende } from '#src/engines/addresses/file.ts'
import { type Sicht, standVon, type TischStand } from '#src/engines/addresses/rows.ts'

/** How long work goes on before other calls have their turn, ms. */
const SLICE_MS = 30

type OnProgress = (share: number) => void
/** What was decided about rows before they were put aside. */
type Staende = NonNullable<ReturnType<typeof liesStaende>>

/** A checked list on the desk, asked about and changed in turns. */
export class TischDienst {
  private readonly liste: AdressListe
  private readonly tisch: Tisch
  private readonly paare: Paare
  private readonly breathe: () => Promise<void>
  /** Number of the view that was asked for last. */
  private gefragt = 0
  private abgleichGefragt = 0

  constructor(liste: AdressListe, zuordnung: ReadonlyMap<number, AdressFeld>, breathe: () => Promise<void>) {
    this.liste = liste
    this.tisch = new Tisch(liste, zuordnung)
    this.paare = new Paare(liste, this.tisch)
    this.breathe = breathe
  }

  /** Looks for proposals and takes those that are never wrong; what was decided about the same rows before holds. */
  async prepare(onProgress: OnProgress, frueher: TischDienst | null, staende: Staende | null): Promise<void> {
    await this.inTurns(this.tisch.vorschlaege.suche(), onProgress)
    if (staende === null) await this.inTurns(this.tisch.begin())
    else this.tisch.beginWith(staende)
    if (frueher !== null) await this.inTurns(this.tisch.resume(frueher.tisch))
    await this.show({ befund: { art: 'alle' }, suche: '', sortierung: null })
  }

  /** Leaves out whom a comparison names; null when another one was asked for meanwhile. */
  async gleicheAb(abgleich: Abgleich | undefined): Promise<true | null> {
    const mine = ++this.abgleichGefragt
    await this.inTurns(this.liste.gleicheAb(abgleich), undefined, () => mine === this.abgleichGefragt)
    return mine === this.abgleichGefragt ? true : null
  }

  stand(pruefung: AdressPruefung): TischStand {
    return standVon(this.liste, this.tisch, this.paare.offene().length, pruefung)
  }

  async perform(aktion: TischAktion): Promise<void> {
    await this.inTurns(fuehreAus(this.tisch, aktion))
    await this.inTurns(this.paare.lookUp())
  }

  /** Number of rows of a view; null when another one was asked for meanwhile. */
  show(sicht: Sicht): Promise<number | null> {
    const mine = ++this.gefragt
    return this.inTurns(this.tisch.show(sicht), undefined, () => mine === this.gefragt)
  }

  zeilen(von: number, anzahl: number): TischZeile[] {
    return this.tisch.zeilen(von, anzahl)
  }

  naechsterBefund(von: number, richtung: 1 | -1): number {
    return this.tisch.naechsterBefund(von, richtung)
  }

  async suchePaare(arten: readonly AehnlichArt[], onProgress: OnProgress): Promise<void> {
    await this.inTurns(this.paare.suche(arten), onProgress)
  }

  paarAnsicht(von: number, anzahl: number): PaarAnsicht[] {
    return this.paare.ansicht(von, anzahl)
  }

  /** Pairs that are still open and as good as sure. */
  sicherePaare(ab: number) {
    return this.paare.offene().filter(({ sicherheit }) => sicherheit >= ab)
  }

  private async inTurns<T>(
    steps: Generator<number, T>,
    onProgress: OnProgress = () => undefined,
    isWanted: () => boolean = () => true,
  ): Promise<T | null> {
    let since = performance.now()
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (performance.now() - since < SLICE_MS) continue
      onProgress(value)
      // A turn of the event loop: messages come in.
      await new Promise((resolve) => setTimeout(resolve))
      await this.breathe()
      if (!isWanted()) return null
      since = performance.now()
    }
  }
}
