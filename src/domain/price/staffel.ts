import type { FormatId } from '#src/contract/dokument.ts'
import type { Preisliste } from '#src/contract/preisliste.ts'
import type { Ct } from '#src/base/number/german.ts'
import { calculateKampagnePreis, POSITION_REGELN, type PreisAuftrag } from './kampagnePreis.ts'
import { flattenPreisliste, MINDESTMENGE } from './preisliste.ts'

/** What a target group by filter is quoted with while no material is chosen: the postcard, without extras or a day. */
const KARTE: FormatId = 'maxipostkarte'

/** Most pieces that a budget is turned into. */
const HOECHSTENS = 100_000_000

const PROBE: PreisAuftrag = {
  format: KARTE,
  menge: 1,
  typ: 'filter',
  anreicherung: false,
  versandDatum: null,
  stand: '',
}

const preisVon = (liste: Preisliste, menge: number) => calculateKampagnePreis(liste, { ...PROBE, menge })

/** Price of one card with VAT where so many are sent; null where there is none. */
export const stueckpreis = (liste: Preisliste, menge: number): Ct | null => preisVon(liste, menge)?.jeStueck ?? null

/** Quantities at which some price of such an order begins or ends, upwards. */
export function grenzen(liste: Preisliste, probe: PreisAuftrag = PROBE): number[] {
  const namen = new Set(POSITION_REGELN.map((regel) => regel.internalName(probe)))
  const at = flattenPreisliste(liste)
    .filter(({ internalName }) => namen.has(internalName))
    .flatMap(({ min, max }) => [...(min === null ? [] : [min]), ...(max === null ? [] : [max + 1])])
  return [...new Set([1, ...at])].filter((menge) => menge >= 1).toSorted((a, b) => a - b)
}

interface Staffel {
  /** First quantity of it. */
  ab: number
  /** From here so many more. */
  fehlen: number
  jeStueck: Ct
}

/** The next tier in which a card costs less; null where there is none. */
export function naechsteStaffel(liste: Preisliste, menge: number): Staffel | null {
  const jetzt = stueckpreis(liste, menge)
  if (jetzt === null) return null
  for (const ab of grenzen(liste)) {
    if (ab <= menge) continue
    const jeStueck = stueckpreis(liste, ab)
    if (jeStueck !== null && jeStueck < jetzt) return { ab, fehlen: ab - menge, jeStueck }
  }
  return null
}

/** Most cards that a sum with VAT pays for; 0 where it does not reach for the smallest mailing. */
export function anzahlFuerBudget(liste: Preisliste, budgetCt: Ct): number {
  const bezahlbar = (menge: number) => {
    const preis = menge >= MINDESTMENGE ? preisVon(liste, menge) : null
    return preis !== null && preis.brutto <= budgetCt
  }
  const anfaenge = [...grenzen(liste), HOECHSTENS + 1]
  // The largest first: in a higher tier more cards may cost less than the last ones of the tier below.
  for (let tier = anfaenge.length - 2; tier >= 0; tier -= 1) {
    const erste = anfaenge[tier] ?? 1
    if (!bezahlbar(erste)) continue
    let low = erste
    let high = (anfaenge[tier + 1] ?? HOECHSTENS + 1) - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (bezahlbar(middle)) low = middle
      else high = middle - 1
    }
    return low
  }
  return 0
}
