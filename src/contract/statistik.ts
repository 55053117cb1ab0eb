import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { ganzzahl, id, isoDatum } from './wire.ts'

/** Measured figures of a dispatched campaign. */
export const kampagneStatistik = z.object({
  idPtKampagne: id,
  bezeichnung: z.string(),
  versandDatum: isoDatum,
  versendet: ganzzahl,
  scans: ganzzahl,
  /** Recipients whose code was scanned at least once. */
  eindeutig: ganzzahl,
})
export type KampagneStatistik = z.infer<typeof kampagneStatistik>

export const statistikOperations = {
  fetchStatistik: operation({
    method: 'GET',
    path: '/api/kampagne/',
    aktion: 'fetchStatistik',
    access: { action: 'read', subject: 'Statistik' },
    input: z.object({}),
    output: z.object({ kampagnen: z.array(kampagneStatistik) }),
  }),
} as const
