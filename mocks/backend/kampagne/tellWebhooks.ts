import type { KampagneState } from '#src/contract/kampagne.ts'
import { emitEreignis } from '../apizugang/emitEreignis.ts'
import type { Context } from '../platform/context.ts'
import type { KampagneRow } from './rows.ts'
import { guthaben, offenerBetrag } from './load.ts'

const ofKampagne = ({ idPtKunde, testmodus }: KampagneRow) => ({ idPtKunde, testmodus: testmodus === 1 })

/** Tells webhooks that a campaign came into another state. */
export function tellState(context: Context, row: KampagneRow, vonState: KampagneState | null): Promise<void> {
  const { idPtKampagne, bezeichnung, state: nachState, version } = row
  return emitEreignis(context, {
    ...ofKampagne(row),
    ereignis: 'kampagne.state',
    daten: { idPtKampagne, bezeichnung, vonState, nachState, version },
  })
}

/** Tells webhooks that a campaign's payment changed; `betrag`: what was paid and not given back, ct. */
export function tellPayment(context: Context, row: KampagneRow): Promise<void> {
  const { idPtKampagne, zahlungsStatus, zahlungReferenz: referenz } = row
  return emitEreignis(context, {
    ...ofKampagne(row),
    ereignis: 'zahlung.status',
    daten: { idPtKampagne, zahlungsStatus, referenz, betrag: guthaben(row), offen: offenerBetrag(row) },
  })
}

/** Tells webhooks how an approver decided. */
export function tellEntscheidung(
  context: Context,
  row: KampagneRow,
  idPtFreigabe: number,
  entscheidung: 'freigegeben' | 'aenderungen',
): Promise<void> {
  const { idPtKampagne, snapshotNr } = row
  return emitEreignis(context, {
    ...ofKampagne(row),
    ereignis: 'freigabe.entscheidung',
    daten: { idPtKampagne, idPtFreigabe, snapshotNr, entscheidung },
  })
}
