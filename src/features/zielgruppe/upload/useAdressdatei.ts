import { useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { BEGINNING, type Ereignis, nextPhase, type Phase } from '#src/engines/addresses/worker.ts'
import type { Leseart } from '#src/engines/addresses/file.ts'
import type { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { useAdressdateiClient } from '#src/entities/zielgruppe/useAdressdateiClient.ts'
import type { Gespeicherte } from './herkunft.ts'
import { checkFile, lookAgain, openFile, openStored } from './readList.ts'
import { useImportEntwurf, type ImportEntwurfPlace, type Unterbrochen } from './useImportEntwurf.ts'
import { useWartendenTisch } from './useWartendenTisch.ts'
import type { UploadValues } from './uploadForm.ts'
import { letWait } from './wartenderTisch.ts'

export interface Adressdatei {
  phase: Phase
  client: AdressdateiClient
  /** What happened to the list; what follows from it stands in the table of phases. */
  tell: (ereignis: Ereignis) => void
  /** Opens a file; the limits are checked before a byte is read. */
  choose: (file: File) => void
  /** Opens what the service keeps. */
  open: (load: () => Promise<Gespeicherte>) => void
  read: (leseart: Partial<Leseart>) => void
  check: () => void
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
    entwurf.remember({ datei: abdruck, leseart, zuordnung: [...zuordnung], ohne: ohne && [...ohne], ausschluss })
  })
  useEffect(
    function keepImport() {
      if (datei !== null) keep()
    },
    [datei],
  )
}

/**
 * Reading and checking of one list, without its rows ever coming here.
 * @param platz names the page: a desk that waits for its user is taken up again where it was
 */
export function useAdressdatei(platz: string, form: UseFormReturn<UploadValues>): Adressdatei {
  const wartend = useWartendenTisch(platz, form)
  const [phase, tell] = useReducer(nextPhase, wartend?.phase ?? BEGINNING)
  const client = useAdressdateiClient(wartend?.client, (open) =>
    letWait({ platz, client: open, phase, werte: form.getValues() }),
  )
  const entwurf = useImportEntwurf(wartend?.phase.datei.abdruck ?? null)
  useKeptImport(phase, entwurf)
  const reading = { client, entwurf, tell }

  function end(art: 'checkCancelled' | 'restarted'): void {
    client.cancel()
    tell({ art })
  }

  return {
    phase,
    client,
    tell,
    choose: (file) => openFile(file, reading),
    open: (load) => openStored(load, reading),
    read: (leseart) => phase.art === 'zuordnen' && lookAgain(phase.datei, leseart, reading),
    check: () => phase.art === 'zuordnen' && checkFile(phase.datei, reading),
    // What is on the screen counts: a result may have come that is not drawn yet.
    brichAb: () => end(phase.art === 'prueft' ? 'checkCancelled' : 'restarted'),
    vonVorn: () => {
      entwurf.end()
      end('restarted')
    },
    beiseite: (draft, schritt) => {
      // From here on the service has it: the browser does not offer the same once more.
      entwurf.end()
      tell({ art: 'putAside', entwurf: draft, schritt })
    },
    fertig: entwurf.end,
    unterbrochen: entwurf.unterbrochen,
  }
}
