import type { Generated } from 'kysely'

/** A scanned short link: which card and when, nothing about the person who scanned. */
interface ScanTable {
  idPtScan: Generated<number>
  idPtKampagne: number
  nr: number
  zeit: string
  /** The first scan of its card, of which there is one. */
  erster: Generated<number>
}

/** Scans of a campaign on one day in Europe/Berlin, counted when they are stored: nothing reads them one by one. */
interface ScanTagTable {
  idPtKampagne: number
  tag: string
  scans: number
  /** Cards that were scanned on this day for the first time. */
  eindeutig: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    scan: ScanTable
    scanTag: ScanTagTable
  }
}
