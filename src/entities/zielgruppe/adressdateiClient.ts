import { proxy, wrap, type ProxyMarked, type Remote } from 'comlink'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { Leseart, SpaltenRegel } from '#src/engines/addresses/file.ts'
import type { AehnlichArt, Gruppe } from '#src/engines/addresses/rules.ts'
import type {
  AdressBericht,
  Ansicht,
  PaarAnsicht,
  PruefErgebnis,
  TischAktion,
  TischZeile,
} from '#src/engines/addresses/worker.ts'
import type { Sicht } from '#src/engines/addresses/rows.ts'
import type { AdressdateiEngine } from './adressdateiEngine.ts'
import { AdressdateiProblem } from './dateiLesen.ts'

type OnProgress = (share: number) => void

/** The wanted end of a reading or a check: nothing to be shown. */
export class Abgebrochen extends Error {}

type Engine = Remote<AdressdateiEngine> | AdressdateiEngine
type Call<T> = (engine: Engine, tell: OnProgress & ProxyMarked) => Promise<T> | T

/** The engine where it works: in a worker, or in the page where there are none. */
interface Running {
  /** Once it stands where the one before it stood. */
  engine: Promise<Engine>
  /** Never fulfilled; rejects all that waits when the work ends before its time. */
  ended: Promise<never>
  end: (reason: Error) => void
}

/** Something that changed what the engine holds, to be done once more by the next one. */
interface Schritt {
  /** `datei`: the file and how it is read; all others are about the desk. Of a comparison and a view only the last one counts. */
  art: 'datei' | 'tisch' | 'abgleich' | 'sicht'
  call: Call<unknown>
}

function start(schritte: readonly Schritt[], onFailure: () => void): Running {
  const worker =
    typeof Worker === 'undefined'
      ? null
      : new Worker(new URL('./adressdatei.worker.ts', import.meta.url), { type: 'module' })
  const stopped = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    stopped.signal.addEventListener('abort', () => reject(stopped.signal.reason))
  })
  // It may end while nobody waits.
  ended.catch(() => undefined)
  const end = (reason: Error) => {
    worker?.terminate()
    stopped.abort(reason)
  }
  worker?.addEventListener('error', () => {
    onFailure()
    end(new Error('worker'))
  })
  const inPage = async () => {
    // With its lists of places and names it is large; a page with workers never asks for it.
    const { AdressdateiEngine: Engine } = await import('./adressdateiEngine.ts')
    return new Engine(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      // What a worker's end does by itself.
      stopped.signal.throwIfAborted()
    })
  }
  const stelle = async (): Promise<Engine> => {
    const engine = worker ? wrap<AdressdateiEngine>(worker) : await inPage()
    for (const { call } of schritte)
      await call(
        engine,
        proxy(() => undefined),
      )
    return engine
  }
  const engine = stelle()
  engine.catch((error: unknown) => {
    onFailure()
    end(error instanceof Error ? error : new Error(String(error)))
  })
  return { engine, ended, end }
}

/**
 * One address list on its way: opened, looked at, checked, written. The rows stay in the worker. `cancel` ends what
 * runs at once by ending the worker; the next call opens the same file again by itself. Where a worker dies, the next call
 * brings the desk back as well, with all that was decided on it.
 */
export class AdressdateiClient {
  private running: Running | null = null
  private schritte: readonly Schritt[] = []

  async open(file: File, onProgress: OnProgress): Promise<Ansicht> {
    this.cancel()
    this.schritte = []
    return this.noted('datei', (engine, tell) => engine.open(file, tell), onProgress)
  }

  async look(leseart: Partial<Leseart>, onProgress: OnProgress = () => undefined): Promise<Ansicht> {
    const ansicht = await this.noted('datei', (engine, tell) => engine.look(leseart, tell), onProgress)
    this.clearAway()
    return ansicht
  }

  async check(
    leseart: Leseart,
    zuordnung: [number, AdressFeld][],
    onProgress: OnProgress,
    regeln: readonly SpaltenRegel[] = [],
  ): Promise<PruefErgebnis> {
    return this.noted('tisch', (engine, tell) => engine.check(leseart, zuordnung, tell, regeln), onProgress)
  }

  perform(aktion: TischAktion): Promise<AdressBericht> {
    return this.noted('tisch', (engine) => engine.perform(aktion))
  }

  gleicheAb(hashes: string): Promise<AdressBericht | null> {
    return this.noted('abgleich', (engine) => engine.gleicheAb(hashes))
  }

  show(sicht: Sicht): Promise<number | null> {
    return this.noted('sicht', (engine) => engine.show(sicht))
  }

  zeilen(von: number, anzahl: number): Promise<TischZeile[]> {
    return this.run((engine) => engine.zeilen(von, anzahl))
  }

  naechsterBefund(von: number, richtung: 1 | -1): Promise<number> {
    return this.run((engine) => engine.naechsterBefund(von, richtung))
  }

  suchePaare(arten: readonly AehnlichArt[], onProgress: OnProgress): Promise<AdressBericht> {
    return this.noted('tisch', (engine, tell) => engine.suchePaare(arten, tell), onProgress)
  }

  paare(von: number, anzahl: number): Promise<PaarAnsicht[]> {
    return this.run((engine) => engine.paare(von, anzahl))
  }

  fasseSichereZusammen(ab: number): Promise<AdressBericht> {
    return this.noted('tisch', (engine) => engine.fasseSichereZusammen(ab))
  }

  berichtFile(): Promise<Blob> {
    return this.run((engine) => engine.berichtFile())
  }

  groupFile(gruppe: Gruppe): Promise<Blob> {
    return this.run((engine) => engine.groupFile(gruppe))
  }

  entwurfFile(): Promise<Blob> {
    return this.run((engine) => engine.entwurfFile())
  }

  /** Ends with `Abgebrochen` when the signal says so; the list stays checked. */
  async uploadFile(onProgress: OnProgress, signal: AbortSignal): Promise<Blob> {
    const weiter = proxy((share: number) => {
      if (!signal.aborted) onProgress(share)
      return !signal.aborted
    })
    const file = await this.run((engine) => engine.uploadFile(weiter))
    if (file === null) throw new Abgebrochen()
    return file
  }

  /** Ends whatever runs and frees the rows. */
  cancel(): void {
    this.running?.end(new Abgebrochen())
    this.running = null
    this.clearAway()
  }

  /** The desk has ended; the file is the same. */
  private clearAway(): void {
    this.schritte = this.schritte.filter(({ art }) => art === 'datei')
  }

  private begin(): Running {
    const running = start(this.schritte, () => {
      if (this.running === running) this.running = null
    })
    return running
  }

  /** Does what the next engine would have to do as well; null: another call overtook it. */
  private async noted<T>(art: Schritt['art'], call: Call<T>, onProgress?: OnProgress): Promise<T> {
    const result = await this.run(call, onProgress)
    if (result === null) return result
    const onlyLast = art === 'abgleich' || art === 'sicht'
    this.schritte = [...this.schritte.filter((one) => !onlyLast || one.art !== art), { art, call }]
    return result
  }

  private async run<T>(call: Call<T>, onProgress: OnProgress = () => undefined): Promise<T> {
    this.running ??= this.begin()
    const { engine, ended } = this.running
    let waiting = true
    // It comes by a separate way, so the last of it may arrive behind the result.
    const tell = proxy((share: number) => {
      if (waiting) onProgress(share)
    })
    try {
      return await Promise.race([(async () => call(await engine, tell))(), ended])
    } catch (error) {
      // Of an error of the worker its name and text arrive, not its class.
      if (error instanceof Error && error.name === AdressdateiProblem.NAME) throw new AdressdateiProblem(error.message)
      throw error
    } finally {
      waiting = false
    }
  }
}
