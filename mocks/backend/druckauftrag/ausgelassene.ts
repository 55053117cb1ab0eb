import { freigabeFolge } from '#src/domain/kampagne/freigabeFolge.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { tellApprovers } from '../kampagne/freigebende.ts'
import { mailOwner } from '../kampagne/messages.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import type { Context } from '../platform/context.ts'

const GRUND = 'Sie stehen inzwischen auf einer Sperr- oder Robinsonliste, oder der gewählte Abgleich nimmt sie aus.'

/**
 * Owner and approvers are told of whom the law took out after the approval: before the package's order is noted, and once
 * for each number of pieces. `menge`: pieces of the package.
 */
export async function sayLeftOut(context: Context, kampagne: KampagneRow, menge: number): Promise<void> {
  const { idPtKampagne, bezeichnung, snapshotNr, state, versandDatum } = kampagne
  const last = await context.db
    .selectFrom('druckauftrag')
    .select('menge')
    .where('idPtKampagne', '=', idPtKampagne)
    .where('snapshotNr', '=', snapshotNr)
    .orderBy('lauf', 'desc')
    .limit(1)
    .executeTakeFirst()
  const lage = (stueck: number) => ({ state, versandDatum, stueck })
  const [vorher, nachher] = [lage(last?.menge ?? kampagne.menge), lage(menge)]
  const folge = freigabeFolge({ durch: 'gesetz', vorher, nachher })
  if (folge === null) return
  const weg = kampagne.menge - menge
  const zahl = `${formatZahl(weg)} von ${formatZahl(kampagne.menge)} Empfängern ${weg === 1 ? 'fällt' : 'fallen'} weg`
  const satz = `${zahl}, gedruckt werden ${formatZahl(menge)} Sendungen (Kampagne „${bezeichnung}“). ${GRUND}`
  await tellApprovers(context, kampagne, kampagne, { folge, satz })
  await mailOwner(context, kampagne, 'versand', {
    betreff: `Weniger Empfänger: „${bezeichnung}“`,
    text: `${satz}\n\nDie Freigabe gilt weiter.`,
  })
}

/** Who objected after the approval is not printed, and the history says so; no sentence where there is nobody. */
export function ausgelassenSatz(anzahl: number): string[] {
  if (anzahl === 0) return []
  return [anzahl === 1 ? 'Eine Person im Abgleich ausgelassen' : `${anzahl} Personen im Abgleich ausgelassen`]
}
