import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MAX_BYTES } from '#src/contract/grenzen.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { BEGINNING, nextPhase, type Ereignis, type Phase } from '#src/engines/addresses/desk/phasen.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import { Abgebrochen, type AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { useAdressdateiClient } from '#src/entities/zielgruppe/useAdressdateiClient.ts'
import type { Gespeicherte } from './herkunft.ts'
import { behalten, checkRows, problemText, readFile, readStored, tooLarge, type Reading } from './lesen.ts'
import { useImportEntwurf, type ImportEntwurfPlace, type Unterbrochen } from './useImportEntwurf.ts'
import { useWartendenTisch } from './useWartendenTisch.ts'
import type { UploadValues } from './uploadForm.ts'
import { lasseWarten } from './wartenderTisch.ts'

export interface Adressdatei {
  phase: Phase
  client: AdressdateiClient
  /** What happened to the list; what follows from it stands in the table of phases. */
  tell: (ereignis: Ereignis) => void
  /** Opens a file; the limits are checked before a byte is read. */
  waehle: (file: File) => void
  /** Opens what the service keeps. */
  oeffne: (lade: () => Promise<Gespeicherte>) => void
  lies: (leseart: Partial<Leseart>) => void
  pruefe: () => void
  /** Ends what runs and goes one step back. */
  brichAb: () => void
  vonVorn: () => void
  /** The list was put aside in a state of the desk, under this draft from now on. */
  beiseite: (entwurf: AdressEntwurf, schritt: number) => void
  /** The list is stored. */
  fertig: () => void
  /** An import that another window left unfinished. */
  unterbrochen: Unterbrochen | null
}

/** Keeps for another window what was decided about the open file. */
function useKeptImport(phase: Phase, entwurf: ImportEntwurfPlace): void {
  const datei = 'datei' in phase ? phase.datei : null
  const keep = useEffectEvent(() => {
    if (datei === null || datei.abdruck === null) return
    const { abdruck, ansicht, zuordnung, ohne, ausschluss } = datei
    const { leseart } = ansicht
    entwurf.merke({ datei: abdruck, leseart, zuordnung: [...zuordnung], ohne: ohne && [...ohne], ausschluss })
  })
  useEffect(
    function keepImport() {
      if (datei !== null) keep()
    },
    [datei],
  )
}

/** Where a list is on its way, what of it is kept for another window, and work that leads to where it is next. */
function useListe(platz: string, form: UseFormReturn<UploadValues>) {
  const wartend = useWartendenTisch(platz, form)
  const [phase, tell] = useReducer(nextPhase, wartend?.phase ?? BEGINNING)
  const client = useAdressdateiClient(wartend?.client, (open) =>
    lasseWarten({ platz, client: open, phase, werte: form.getValues() }),
  )
  const entwurf = useImportEntwurf(wartend?.phase.datei.abdruck ?? null)
  useKeptImport(phase, entwurf)
  const reading: Reading = { client, entwurf, progress: (anteil) => tell({ art: 'progressed', anteil }) }

  /** Tells what came of work; nothing is told of work that was ended. */
  async function run(work: () => Promise<Ereignis>, onProblem: 'refused' | 'failed'): Promise<void> {
    try {
      const ereignis = await work()
      // The desk is a large page: drawn in one go it would hold the browser up for a tenth of a second.
      startTransition(() => tell(ereignis))
    } catch (error) {
      if (!(error instanceof Abgebrochen)) tell({ art: onProblem, problem: problemText(error) })
    }
  }

  function waehle(file: File): void {
    if (file.size > MAX_BYTES.adressen) return tell({ art: 'refused', problem: tooLarge() })
    tell({ art: 'readingBegan', name: file.name })
    void run(() => readFile(file, reading), 'refused')
  }

  function oeffne(lade: () => Promise<Gespeicherte>): void {
    tell({ art: 'readingBegan', name: '' })
    void run(async () => {
      const datei = await readStored(lade, reading)
      tell({ art: 'storedOpened', datei })
      return checkRows(datei, reading)
    }, 'refused')
  }

  function lies(leseart: Partial<Leseart>): void {
    if (phase.art !== 'zuordnen') return
    const fest = behalten(phase.datei, leseart)
    if (leseart.blatt !== undefined) tell({ art: 'sheetBegan' })
    void run(async () => ({ art: 'lookedAgain', ansicht: await client.look(fest, reading.progress) }), 'failed')
  }

  function pruefe(): void {
    if (phase.art !== 'zuordnen') return
    tell({ art: 'checkBegan' })
    void run(() => checkRows(phase.datei, reading), 'failed')
  }

  function end(art: 'checkCancelled' | 'restarted'): void {
    client.cancel()
    tell({ art })
  }

  return {
    phase,
    client,
    tell,
    waehle,
    oeffne,
    lies,
    pruefe,
    // What is on the screen counts: a result may have come that is not drawn yet.
    brichAb: () => end(phase.art === 'prueft' ? 'checkCancelled' : 'restarted'),
    vonVorn: () => {
      entwurf.beende()
      end('restarted')
    },
    beiseite: (draft, schritt) => {
      // From here on the service has it: the browser does not offer the same once more.
      entwurf.beende()
      tell({ art: 'putAside', entwurf: draft, schritt })
    },
    fertig: entwurf.beende,
    unterbrochen: entwurf.unterbrochen,
  }
}
