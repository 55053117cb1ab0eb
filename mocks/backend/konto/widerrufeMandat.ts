import type { Context } from '../platform/context.ts'
import type { Handlers } from '../platform/handlers.ts'
import { saveBereich } from './save.ts'

/** Takes the mandate back; `endDebits`: ends what was announced under it, which the noun above brings. */
export const widerrufeMandat =
  (endDebits: (context: Context, idPtKunde: number) => Promise<void>): Handlers['widerrufeMandat'] =>
  async ({ version }, context) => {
    const konto = await saveBereich(context, 'zahlung', version, { mandat: null })
    await endDebits(context, konto.idPtKunde)
    return konto
  }
