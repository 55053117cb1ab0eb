import type { Ueberweisung } from '#src/contract/zahlung.ts'
import { ueberweisenBis, refuseUeberweisung } from '#src/domain/kampagne/ueberweisung.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { demoAnbieter } from '../platform/documents/anbieter.ts'
import type { ZahlungRow } from './rows.ts'

/** Refuses a transfer whose money would come too late for the dispatch date. */
export function requireRechtzeitig(context: Context, { versandDatum }: KampagneRow): void {
  const hindernis = refuseUeberweisung(versandDatum, context.heute())
  if (hindernis !== null)
    throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Die Überweisung käme zu spät. Es wurde nichts bestellt.', {
      felder: { zahlungsart: hindernis },
    })
}

/** Where the money goes and until when; null where the payment is no transfer. */
export function ueberweisungOf(
  { settings }: Pick<Context, 'settings'>,
  { versandDatum }: Pick<KampagneRow, 'versandDatum'>,
  { zahlungsart, gestartetAm, gueltigBis }: Pick<ZahlungRow, 'zahlungsart' | 'gestartetAm' | 'gueltigBis'>,
): Ueberweisung | null {
  if (zahlungsart !== 'ueberweisung') return null
  const { name, bank, iban } = demoAnbieter(settings.anbieterName)
  return { empfaenger: name, bank, iban, ueberweisenBis: ueberweisenBis(versandDatum, gestartetAm, gueltigBis) }
}
