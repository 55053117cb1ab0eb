import { useReducer } from 'react'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { type AnfuehrungStopp, stoppGrund } from '#src/engines/addresses/rules.ts'
import { zuordnungProbleme } from '#src/engines/addresses/file.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'
import { Abgebrochen } from '../adressdateiClient.ts'
import { useAdressdateiClient } from '../useAdressdateiClient.ts'
import type { Ansicht } from '#src/engines/addresses/worker.ts'
import { AdressdateiProblem } from '../dateiLesen.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** Fields that tell one person from another. */
export const PERSON_FELDER = ['vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort'] as const
type PersonFeld = (typeof PERSON_FELDER)[number]
/** Column of the file per field; the street may hold the house number. */
export type PersonenSpalten = Partial<Record<PersonFeld, number>>

export interface PersonenDatei {
  name: string | null
  ansicht: Ansicht | null
  spalten: PersonenSpalten
  problem: string | null
  busy: boolean
}

const LEER: PersonenDatei = { name: null, ansicht: null, spalten: {}, problem: null, busy: false }

/** The columns that the headings suggest. */
function vorschlag({ vorschlag: zuordnung }: Ansicht): PersonenSpalten {
  const spalten: PersonenSpalten = {}
  for (const [spalte, feld] of zuordnung) {
    const name = feld === 'strasseHausnummer' ? 'strasse' : PERSON_FELDER.find((one) => one === feld)
    if (name !== undefined) spalten[name] = spalte
  }
  return spalten
}

/** Columns as the reader of address lists takes them. */
function zuordnungOf(spalten: PersonenSpalten): Map<number, AdressFeld> {
  const zuordnung = new Map<number, AdressFeld>()
  for (const feld of PERSON_FELDER) {
    const spalte = spalten[feld]
    if (spalte === undefined) continue
    zuordnung.set(spalte, feld === 'strasse' && spalten.hausnummer === undefined ? 'strasseHausnummer' : feld)
  }
  return zuordnung
}

const stoppText = (stopp: AnfuehrungStopp) =>
  text('personenDatei:anfuehrung', { grund: stoppGrund(stopp), zeile: `${stopp.davor}${stopp.danach}` })

const problemText = (error: unknown) =>
  error instanceof AdressdateiProblem ? error.message : text('personenDatei:dateiUnerwartet')

/** Reading of a file of people who are left out, by the part that reads address lists; only mapped columns leave the machine. */
export function usePersonenDatei() {
  const client = useAdressdateiClient()
  const [datei, merge] = useReducer(
    (now: PersonenDatei, change: Partial<PersonenDatei>) => ({ ...now, ...change }),
    LEER,
  )

  async function choose(file: File): Promise<void> {
    if (file.size > MAX_BYTES.adressen)
      return merge({ ...LEER, problem: text('personenDatei:zuGross', { megabyte: inMb(MAX_BYTES.adressen) }) })
    merge({ ...LEER, name: file.name, busy: true })
    const problem = endungProblem(file.name, 'adressen')
    await show(async () => {
      const ansicht = await client.open(file, () => undefined)
      // Its content is a list; now its name must not say something else.
      if (problem !== null) throw new AdressdateiProblem(problem)
      return ansicht
    })
  }

  /** Reads another sheet of the workbook. */
  async function chooseSheet(blatt: number): Promise<void> {
    merge({ busy: true, problem: null })
    await show(() => client.look({ blatt }))
  }

  async function show(read: () => Promise<Ansicht>): Promise<void> {
    try {
      const ansicht = await read()
      if (ansicht.stopp !== null) merge({ ...LEER, problem: stoppText(ansicht.stopp) })
      else merge({ ansicht, spalten: vorschlag(ansicht), busy: false })
    } catch (error) {
      if (!(error instanceof Abgebrochen)) merge({ ...LEER, problem: problemText(error) })
    }
  }

  /** The checked rows as they go to the service; null when something has to be put right first. */
  async function write(): Promise<Blob | null> {
    const { ansicht, spalten } = datei
    if (ansicht === null) return null
    const zuordnung = zuordnungOf(spalten)
    const [problem] = zuordnungProbleme(zuordnung)
    if (problem !== undefined) {
      merge({ problem })
      return null
    }
    merge({ busy: true, problem: null })
    try {
      const ergebnis = await client.check(ansicht.leseart, [...zuordnung], () => undefined)
      if (ergebnis.art === 'stopp') {
        merge({ problem: stoppText(ergebnis.stopp) })
        return null
      }
      return await client.uploadFile(() => undefined, new AbortController().signal)
    } catch (error) {
      merge({ problem: problemText(error) })
      return null
    } finally {
      merge({ busy: false })
    }
  }

  return {
    datei,
    choose: choose,
    chooseSheet: chooseSheet,
    write: write,
    report: (problem: string) => merge({ problem }),
    assign: (spalten: PersonenSpalten) => merge({ spalten, problem: null }),
  }
}
