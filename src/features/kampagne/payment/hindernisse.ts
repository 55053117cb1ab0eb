import type { Kampagne, Zahlungsart } from '#src/contract/kampagne.ts'
import { lastschriftHindernis } from '#src/domain/kampagne/lastschrift.ts'
import { ueberweisungHindernis } from '#src/domain/kampagne/ueberweisung.ts'
import { heute } from '#src/shared/clock.ts'

/** Ways to pay that are closed to this campaign today, each with its reason in words. */
export function zahlungsHindernisse({ zahlung, versandDatum }: Kampagne): Partial<Record<Zahlungsart, string>> {
  const sepaLastschrift = lastschriftHindernis(zahlung.mandat, versandDatum, heute())
  const ueberweisung = ueberweisungHindernis(versandDatum, heute())
  return {
    ...(sepaLastschrift === null ? {} : { sepaLastschrift }),
    ...(ueberweisung === null ? {} : { ueberweisung }),
  }
}
