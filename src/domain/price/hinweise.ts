import type { Kampagne, KampagnePreis } from '#src/contract/kampagne.ts'
import type { Preisliste } from '#src/contract/preisliste.ts'
import { POST } from './post.ts'
import type { Ct } from '#src/base/number/german.ts'
import { calculateKampagnePreis, type PreisAuftrag } from './kampagnePreis.ts'
import { grenzen } from './staffel.ts'
import { mitUst } from './umsatzsteuer.ts'

/** What the price of a campaign hangs on, as far as it tells. */
export type Bepreist = Pick<Kampagne, 'format' | 'menge' | 'anreicherung' | 'versandDatum' | 'preis'>

/** The order behind a quote; null where there is no quote. Whose addresses they are, its positions say. */
function auftragOf({ format, menge, anreicherung, versandDatum, preis }: Bepreist): PreisAuftrag | null {
  if (preis === null || format === null) return null
  const gemietet = preis.positionen.some(({ internalName }) => internalName === 'adressen_miete')
  return { format, menge, typ: gemietet ? 'filter' : 'hochgeladen', anreicherung, versandDatum, stand: preis.stand }
}

/** The same customer's quote for another order, ct with VAT; null without one. */
function bruttoOf(liste: Preisliste, auftrag: PreisAuftrag, { ustArt = 'regel' }: KampagnePreis): Ct | null {
  const preis = calculateKampagnePreis(liste, auftrag)
  return preis && mitUst(preis, ustArt).brutto
}

interface MehrFuerWeniger {
  /** First quantity of that tier. */
  ab: number
  /** From here so many more. */
  fehlen: number
  /** ct with VAT that all of them cost less than the order as it is. */
  ersparnis: Ct
}

/** The next tier in which the whole order costs less than now, although it is larger (domain 5, no. 8); null without one. */
export function mehrFuerWeniger(liste: Preisliste, kampagne: Bepreist): MehrFuerWeniger | null {
  const auftrag = auftragOf(kampagne)
  if (auftrag === null || kampagne.preis === null) return null
  for (const ab of grenzen(liste, auftrag)) {
    const dann = ab > auftrag.menge ? bruttoOf(liste, { ...auftrag, menge: ab }, kampagne.preis) : null
    if (dann !== null && dann < kampagne.preis.brutto)
      return { ab, fehlen: ab - auftrag.menge, ersparnis: kampagne.preis.brutto - dann }
  }
  return null
}

/** What the post's surcharge of the season makes of this order, ct with VAT; 0 where the list has none. */
export function saisonZuschlag(liste: Preisliste, kampagne: Bepreist): Ct {
  const auftrag = auftragOf(kampagne)
  if (auftrag === null || kampagne.preis === null) return 0
  const [monat] = POST.saisonMonate
  const mit = bruttoOf(liste, { ...auftrag, versandDatum: `2026-${String(monat).padStart(2, '0')}-01` }, kampagne.preis)
  const ohne = bruttoOf(liste, { ...auftrag, versandDatum: null }, kampagne.preis)
  return mit === null || ohne === null ? 0 : mit - ohne
}
