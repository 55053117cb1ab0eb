import type { Kampagne, Zahlungsart } from '#src/contract/kampagne.ts'
import { refuseLastschrift } from '#src/domain/kampagne/lastschrift.ts'
import { refuseUeberweisung } from '#src/domain/kampagne/ueberweisung.ts'
import { heute } from '#src/shared/clock.ts'

/** Ways to pay that are closed to this campaign today, each with its reason in words. */
export function zahlungsHindernisse({ zahlung, versandDatum }: Kampagne): Partial<Record<Zahlungsart, string>> {
  const sepaLastschrift = refuseLastschrift(zahlung.mandat, versandDatum, heute())
  const ueberweisung = refuseUeberweisung(versandDatum, heute())
  return {
    ...(sepaLastschrift === null ? {} : { sepaLastschrift }),
    ...(ueberweisung === null ? {} : { ueberweisung }),
  }
}
