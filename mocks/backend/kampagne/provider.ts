import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../platform/context.ts'
import { act } from './act.ts'
import type { ProviderPort } from './ports.ts'
import { settleStorno } from './storno.ts'
import { fromJson } from '../platform/db/json.ts'

function anbieter(context: Context) {
  return { wer: 'anbieter', name: context.settings.anbieterName } as const
}

/** The final check is passed. */
export async function externFreigeben(context: Context, idPtKampagne: number): Promise<void> {
  await act(context, idPtKampagne, 'externFreigeben', {
    ...anbieter(context),
    change: { geprueftVon: context.settings.anbieterName, gruende: '[]' },
  })
}

/** The final check found something: back to the owner, the money stays. */
export const externAblehnen: ProviderPort['externAblehnen'] = async (context, idPtKampagne, gruende) => {
  const grund = gruende.map((text) => text.trim()).filter((text) => text !== '')
  await act(context, idPtKampagne, 'externAblehnen', {
    ...anbieter(context),
    eingabe: { grund: grund.join(' ') },
    grund: grund.join(' '),
    change: { gruende: JSON.stringify(grund), geprueftVon: null },
  })
}

/** Goes on with the addresses as they are, after the enrichment failed. */
export async function ohneAnreicherungFortfahren(context: Context, idPtKampagne: number): Promise<void> {
  await act(context, idPtKampagne, 'ohneAnreicherungFortfahren', {
    ...anbieter(context),
    effects: ({ kampagne }) => {
      const stored = fromJson<object>(kampagne.anreicherungErgebnis ?? '{}')
      const ergebnis = { gesendet: kampagne.menge, angereichert: 0, nichtGefunden: kampagne.menge, ...stored }
      const abgeschlossenAm = context.now().toISOString()
      return Promise.resolve({ anreicherungErgebnis: JSON.stringify({ ...ergebnis, abgeschlossenAm }) })
    },
  })
}

/** Tries the hand-over again, on a new day where the old one can no longer be reached. */
export const uebergabeWiederholen: ProviderPort['uebergabeWiederholen'] = async (
  context,
  idPtKampagne,
  versandDatum,
) => {
  if (versandDatum !== undefined) await anbieterTerminAendern(context, idPtKampagne, versandDatum)
  await act(context, idPtKampagne, 'uebergabeWiederholen', {
    ...anbieter(context),
    change: { versuche: 0, letzterFehler: null, uebergabeAb: null },
  })
}

export async function anbieterTerminAendern(
  context: Context,
  idPtKampagne: number,
  versandDatum: string,
): Promise<void> {
  await act(context, idPtKampagne, 'anbieterTerminAendern', { ...anbieter(context), eingabe: { versandDatum } })
}

/** The provider cancels: no fee, and what the print shop has not sent leaves its inbox. */
export const anbieterStornieren: ProviderPort['anbieterStornieren'] = async (context, idPtKampagne, grund) => {
  let withdrawn: string[] = []
  await act(context, idPtKampagne, 'anbieterStornieren', {
    ...anbieter(context),
    eingabe: { grund },
    grund,
    effects: async (scope) => {
      const orders = await scope.context.db
        .updateTable('druckauftrag')
        .set({ status: 'abgelehnt', grund: 'Storniert' })
        .where('idPtKampagne', '=', idPtKampagne)
        .where('status', 'in', ['uebergeben', 'bestaetigt'])
        .returning('auftrag')
        .execute()
      withdrawn = orders.map(({ auftrag }) => auftrag)
      return settleStorno(scope, 0)
    },
  })
  for (const auftrag of withdrawn)
    await rm(join(context.settings.lettershopOrdner, auftrag), { recursive: true, force: true })
}
