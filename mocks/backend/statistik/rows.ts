import type { Generated } from 'kysely'

/** A scanned short link: which card and when, nothing about the person who scanned. */
interface ScanTable {
  idPtScan: Generated<number>
  idPtKampagne: number
  nr: number
  zeit: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    scan: ScanTable
  }
}
