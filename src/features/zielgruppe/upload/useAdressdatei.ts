import { useReducer } from 'react'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'
import type { AnfuehrungStopp } from '#src/domain/zielgruppe/adressdatei/anfuehrung.ts'
import type { Leseart, Vorschau } from '#src/domain/zielgruppe/adressdatei/layout.ts'
import { Abgebrochen, type AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { useAdressdateiClient } from '#src/entities/zielgruppe/useAdressdateiClient.ts'
import { AdressdateiProblem, type AdressBericht } from '#src/entities/zielgruppe/adressdateiEngine.ts'
import { text } from '#src/shared/i18n/i18n.ts'

export type Zuordnung = ReadonlyMap<number, AdressFeld>

/** A file that was opened, as it looks when read in the chosen way. */
export interface OffeneDatei {
  name: string
  bytes: number
  ansicht: Vorschau
  zuordnung: Zuordnung
}

/** Where a list is on its way. `problem` is a German reason that the user can act on. */
export type Phase =
  | { art: 'waehlen'; problem: string | null }
  | { art: 'liest'; name: string; anteil: number }
  | { art: 'zuordnen'; datei: OffeneDatei; problem: string | null; stopp: AnfuehrungStopp | null }
  | { art: 'prueft'; datei: OffeneDatei; anteil: number }
  | { art: 'ergebnis'; datei: OffeneDatei; bericht: AdressBericht }

export interface Adressdatei {
  phase: Phase
  /** Opens a file; the limits are checked before a byte is read. */
  waehle: (file: File) => void
  melde: (problem: string) => void
  lies: (leseart: Partial<Leseart>) => void
  ordneZu: (spalte: number, feld: AdressFeld | null) => void
  pruefe: () => void
  /** Ends what runs and goes one step back. */
  brichAb: () => void
  /** Back to the columns, or to another file. */
  zurZuordnung: () => void
  vonVorn: () => void
  client: AdressdateiClient
}

type Change = (phase: Phase) => Phase
const reduce = (phase: Phase, change: Change): Phase => change(phase)

const tooLarge = () => text('zielgruppe:error.dateiGross', { megabyte: inMb(MAX_BYTES.adressen) })

const problemText = (error: unknown) =>
  error instanceof AdressdateiProblem ? error.message : text('zielgruppe:error.dateiUnerwartet')

/** Reading and checking of one list, without its rows ever coming here. */
export function useAdressdatei(): Adressdatei {
  const client = useAdressdateiClient()
  const [phase, change] = useReducer(reduce, { art: 'waehlen', problem: null })
  const show = (next: Phase) => change(() => next)
  const progress = (anteil: number) =>
    change((now) => (now.art === 'liest' || now.art === 'prueft' ? { ...now, anteil } : now))

  async function run(work: () => Promise<Phase>, onProblem: (problem: string) => Phase): Promise<void> {
    try {
      show(await work())
    } catch (error) {
      if (!(error instanceof Abgebrochen)) show(onProblem(problemText(error)))
    }
  }

  const columns = (datei: OffeneDatei, stopp: AnfuehrungStopp | null, problem: string | null = null): Phase => ({
    art: 'zuordnen',
    datei,
    problem,
    stopp,
  })

  function waehle(file: File): void {
    if (file.size > MAX_BYTES.adressen) return show({ art: 'waehlen', problem: tooLarge() })
    show({ art: 'liest', name: file.name, anteil: 0 })
    void run(
      async () => {
        const ansicht = await client.open(file, progress)
        // Its content is a list; now its name must not say something else.
        const problem = endungProblem(file.name, 'adressen')
        if (problem !== null) return { art: 'waehlen', problem }
        return columns({ name: file.name, bytes: file.size, ansicht, zuordnung: ansicht.vorschlag }, ansicht.stopp)
      },
      (problem) => ({ art: 'waehlen', problem }),
    )
  }

  function lies(leseart: Partial<Leseart>): void {
    if (phase.art !== 'zuordnen') return
    const { datei } = phase
    const { leseart: bisher, spalten } = datei.ansicht
    // What was read so far stays as it is; without a single column there is nothing to keep but the letters.
    const fest = spalten.length === 0 ? { zeichensatz: bisher.zeichensatz, ...leseart } : { ...bisher, ...leseart }
    void run(
      async () => {
        const ansicht = await client.look(fest)
        const gleich = ansicht.spalten.join('\n') === spalten.join('\n')
        return columns({ ...datei, ansicht, zuordnung: gleich ? datei.zuordnung : ansicht.vorschlag }, ansicht.stopp)
      },
      (problem) => columns(datei, null, problem),
    )
  }

  function ordneZu(spalte: number, feld: AdressFeld | null): void {
    change((now) => {
      if (now.art !== 'zuordnen') return now
      const zuordnung = new Map(now.datei.zuordnung)
      if (feld === null) zuordnung.delete(spalte)
      else zuordnung.set(spalte, feld)
      return { ...now, datei: { ...now.datei, zuordnung } }
    })
  }

  function pruefe(): void {
    if (phase.art !== 'zuordnen') return
    const { datei } = phase
    show({ art: 'prueft', datei, anteil: 0 })
    void run(
      async () => {
        const ergebnis = await client.check(datei.ansicht.leseart, [...datei.zuordnung], progress)
        return ergebnis.art === 'stopp'
          ? columns(datei, ergebnis.stopp)
          : { art: 'ergebnis', datei, bericht: ergebnis.bericht }
      },
      (problem) => columns(datei, null, problem),
    )
  }

  function brichAb(): void {
    client.cancel()
    change((now) => (now.art === 'prueft' ? columns(now.datei, null) : { art: 'waehlen', problem: null }))
  }

  return {
    phase,
    waehle,
    melde: (problem) => show({ art: 'waehlen', problem }),
    lies,
    ordneZu,
    pruefe,
    brichAb,
    zurZuordnung: () => change((now) => (now.art === 'ergebnis' ? columns(now.datei, null) : now)),
    vonVorn: () => {
      client.cancel()
      show({ art: 'waehlen', problem: null })
    },
    client,
  }
}
