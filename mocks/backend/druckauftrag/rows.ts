import type { Generated, Selectable } from 'kysely'

/** One package in the print shop's inbox. */
interface DruckauftragTable {
  idPtDruckauftrag: Generated<number>
  idPtKampagne: number
  snapshotNr: number
  /** Number of the hand-over of this campaign, from 1. */
  lauf: number
  /** Name of the folder. */
  auftrag: string
  status: 'uebergeben' | 'bestaetigt' | 'abgelehnt' | 'versendet'
  menge: number
  uebergebenAm: string
  bestaetigtAm: string | null
  referenz: string | null
  grund: string | null
  gemeldetAm: string | null
  gemeldeteMenge: number | null
}
export type DruckauftragRow = Selectable<DruckauftragTable>

declare module '../platform/db/schema.ts' {
  interface Database {
    druckauftrag: DruckauftragTable
  }
}
