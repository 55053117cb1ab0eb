import { useEffect, useRef, useState } from 'react'
import { now } from '#src/shared/clock.ts'
import { draftPlace, type Found } from '#src/shared/drafts/draftPlace.ts'
import { draftTime } from '#src/shared/drafts/draftTime.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import type { Fingerabdruck } from '#src/engines/addresses/worker.ts'
import { dieselbe, importEntwurf, type ImportEntwurf } from './importEntwurf.ts'

/** An import that a window left unfinished. */
export interface Unterbrochen {
  datei: Fingerabdruck
  at: Date
  discard: () => void
}

/**
 * What is kept of the import under way, and what a window that ended had decided about which file (CSV-29).
 * @param offen the file that is open from the beginning
 */
export function useImportEntwurf(offen: Fingerabdruck | null) {
  const [place] = useState(() =>
    draftPlace<null, ImportEntwurf>({ subject: () => 'adressimport', schema: importEntwurf }),
  )
  const [found, setFound] = useState<Found<ImportEntwurf> | null>(null)
  /** Taken up; it goes once it is written down as this window's own. */
  const taken = useRef<Found<ImportEntwurf> | null>(null)
  useEffect(
    function lookForImport() {
      let over = false
      void place.find(null).then(({ left }) => {
        if (over) return
        // Of the desk that is open here again: it goes on.
        if (left !== null && offen !== null && dieselbe(offen, left.open.datei)) taken.current = left
        else setFound(left)
      })
      return () => {
        over = true
        place.release()
      }
    },
    [place, offen],
  )
  const unterbrochen: Unterbrochen | null = found && {
    datei: found.open.datei,
    at: new Date(found.at),
    discard: () => {
      void found.forget()
      setFound(null)
    },
  }
  return {
    unterbrochen,
    /** What was decided about this very file; another one is told apart. */
    zu: (datei: Fingerabdruck | null): ImportEntwurf | null => {
      if (found === null || datei === null) return null
      if (!dieselbe(datei, found.open.datei)) {
        notify.info(text('zielgruppe:upload.unterbrochen.andere', { name: found.open.datei.name }))
        return null
      }
      taken.current = found
      setFound(null)
      notify.info(text('zielgruppe:upload.unterbrochen.wiederDa', { zeit: draftTime(new Date(found.at)) }))
      return found.open
    },
    remember: (open: ImportEntwurf) => {
      void place.keep(null, { version: null, base: open, open, at: now().getTime() })
      void taken.current?.forget()
      taken.current = null
    },
    /** Stored, or given up. */
    end: () => place.drop(),
  }
}

export type ImportEntwurfPlace = ReturnType<typeof useImportEntwurf>
