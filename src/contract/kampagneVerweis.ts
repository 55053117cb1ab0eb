import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { gelesenerState } from './kampagne.ts'
import { id } from './wire.ts'

/** A campaign that something else names. */
export const kampagneName = z.object({ idPtKampagne: id, bezeichnung: z.string() })
/** One that uses something. */
export const kampagneVerweis = z.object({ idPtKampagne: id, bezeichnung: z.string(), state: gelesenerState })

export const kampagneVerweisNames = named({ kampagne: [kampagneName, kampagneVerweis] })
