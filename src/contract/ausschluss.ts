import * as z from 'zod/mini'
import { flag, ganzzahl, id } from './wire.ts'

/** Recipients of a campaign are kept so many days behind its dispatch (DSG-03): longer nobody knows who had mail. */
export const ANGESCHRIEBEN_TAGE_MAX = 30
export const AUSSCHLUSS_LISTEN_MAX = 5
/** Rows of a list about which somebody decides one by one. assumed */
export const JEMAND_ANDERES_MAX = 10_000

/** An uploaded list whose people are left out of another target group. */
const abgezogeneListe = z.object({
  idPtZielgruppe: id,
  /** Its name when it was chosen; left out, the service takes the one that is stored. */
  bezeichnung: z.optional(z.string().check(z.maxLength(80))),
  /** Told by the service: the list is gone, so that nobody of it is left out any more. */
  fehlt: z.optional(flag),
})

/** Who is left out of a target group beside those of the blocklist and the Robinson list, who always are (domain 4.3.13). */
export const ausschluss = z.object({
  /** Whoever has mail of the customer's in so many days before the dispatch; left out or null: nobody. */
  angeschriebenTage: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(ANGESCHRIEBEN_TAGE_MAX)))),
  listen: z.optional(z.array(abgezogeneListe).check(z.maxLength(AUSSCHLUSS_LISTEN_MAX))),
})
export type Ausschluss = z.infer<typeof ausschluss>

/** Why a person is left out although the address is good; as the codes of rows (domain 4.3.13). */
export const ABGLEICH_SICHER = ['sperrliste', 'robinson', 'kuerzlich', 'andereListe'] as const
export type AbgleichSicher = (typeof ABGLEICH_SICHER)[number]
/** Why somebody is asked about: likely one of the blocklist or the Robinson list; likely one of the others. */
export const ABGLEICH_FRAGLICH = ['sperrlisteFraglich', 'abgleichFraglich'] as const
export const abgleichFraglich = z.enum(ABGLEICH_FRAGLICH)
export type AbgleichFraglich = (typeof ABGLEICH_FRAGLICH)[number]
/** Both, the weightiest first. Where nobody is asked, who is likely one of them is left out as well. */
export const ABGLEICH_GRUENDE = [...ABGLEICH_SICHER, ...ABGLEICH_FRAGLICH] as const
export const abgleichGrund = z.enum(ABGLEICH_GRUENDE)
export type AbgleichGrund = z.infer<typeof abgleichGrund>

/** How many are left out by reason; who has several counts for the weightiest. */
const ausgenommen = z.partialRecord(abgleichGrund, ganzzahl)
export type Ausgenommen = z.infer<typeof ausgenommen>

/** People of a campaign's target group who are left out: how many, and by reason where there is anybody. */
export const ausgenommene = { gesperrt: ganzzahl, ausgenommen: z.optional(ausgenommen) }
