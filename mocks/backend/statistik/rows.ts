import type { Generated } from 'kysely'

/** A scanned short link: which code of which card and when, nothing about the person who scanned. */
interface ScanTable {
  idPtScan: Generated<number>
  idPtKampagne: number
  nr: number
  zeit: string
  /** Which of the card's counted codes, from 1. */
  nummer: Generated<number>
  /** 1: the first scan of its card. 2: not that, but the first of this code. 0: any other. */
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

/** Scans of one code of a campaign, counted when they are stored. */
interface ScanCodeTable {
  idPtKampagne: number
  nummer: number
  scans: number
  /** Cards of which this code was scanned. */
  eindeutig: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    scan: ScanTable
    scanTag: ScanTagTable
    scanCode: ScanCodeTable
  }
}
