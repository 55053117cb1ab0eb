import type { Context } from '../platform/context.ts'
import type { DruckauftragRow } from './rows.ts'

/** A package in the print shop's inbox with its campaign. */
export type InboxItem = DruckauftragRow & { bezeichnung: string; versandDatum: string | null; dateien: string[] }

/** What the print shop tells of a package. */
export interface LettershopPort {
  /** Newest first. */
  listInbox(context: Context): Promise<InboxItem[]>
  /** Checks the files against the job ticket first. */
  bestaetigen(context: Context, idPtDruckauftrag: number): Promise<void>
  ablehnen(context: Context, idPtDruckauftrag: number, grund: string): Promise<void>
  /** `menge`: left out = everything that was ordered. */
  versandMelden(context: Context, idPtDruckauftrag: number, menge?: number): Promise<void>
}
