import type { FormatId } from '#src/contract/dokument.ts'
import type { KampagnePreis, KampagneState, PreisPosition } from '#src/contract/kampagne.ts'
import type { Preisliste } from '#src/contract/preisliste.ts'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import type { Ct } from '#src/base/number/german.ts'
import { isSaison } from './post.ts'
import { staffelEintrag, type PreisGruppe } from './preisliste.ts'

/** VAT in percent on the sum (domain 1.6). */
export const UST_SATZ = 19
/** Days for which a quote holds (domain 4.5, assumed). */
const PREIS_GUELTIG_TAGE = 14

/** What a quote depends on. */
export interface PreisAuftrag {
  format: FormatId
  menge: number
  /** Bought addresses (filter) or the customer's own (hochgeladen). */
  typ: Zielgruppe['typ']
  anreicherung: boolean
  /** ISO day; without one the autumn surcharge is left out. */
  versandDatum: string | null
  /** UTC moment of the quote. */
  stand: string
}

interface PositionRegel {
  gruppe: PreisGruppe
  internalName: (auftrag: PreisAuftrag) => string
  je: 'stueck' | 'auftrag'
  applies?: (auftrag: PreisAuftrag) => boolean
  /** A surcharge without an entry for the quantity is not charged; any other missing price stops the quote. */
  zuschlag?: true
}

/** Positions of a quote in their order (assumed; names of mocks/backend/preisliste/demoPreisliste.ts). */
export const POSITION_REGELN: readonly PositionRegel[] = [
  { gruppe: 'porto', je: 'stueck', internalName: ({ format }) => `porto_${format}` },
  { gruppe: 'porto', je: 'stueck', internalName: () => 'porto_easy', zuschlag: true },
  {
    gruppe: 'porto',
    je: 'stueck',
    internalName: () => 'porto_herbst',
    zuschlag: true,
    applies: ({ versandDatum }) => isSaison(versandDatum),
  },
  { gruppe: 'druck', je: 'stueck', internalName: ({ format }) => `druck_${format}` },
  { gruppe: 'werbemittel', je: 'stueck', internalName: ({ format }) => `werbemittel_${format}` },
  {
    gruppe: 'adressen',
    je: 'stueck',
    internalName: ({ typ }) => (typ === 'filter' ? 'adressen_miete' : 'adressen_eigene'),
  },
  {
    gruppe: 'anreicherung',
    je: 'stueck',
    internalName: () => 'anreicherung',
    applies: ({ anreicherung }) => anreicherung,
  },
  { gruppe: 'service', je: 'auftrag', internalName: () => 'service_auftrag' },
]

/** Commercial rounding to whole ct: halves go away from zero. */
export function roundHalfUp(ct: number): Ct {
  // Adding 0 turns -0 into 0.
  return Math.sign(ct) * Math.round(Math.abs(ct)) + 0
}

/** VAT on a net sum, rounded once, half up. Integers only, so that no binary fraction can tip a half. */
export function ustAuf(netto: Ct, satz: number = UST_SATZ): Ct {
  return roundHalfUp((netto * satz) / 100)
}

type PositionErgebnis = PreisPosition | null | 'fehlt'

function position(liste: Preisliste, auftrag: PreisAuftrag, regel: PositionRegel): PositionErgebnis {
  if (regel.applies?.(auftrag) === false) return null
  const eintrag = staffelEintrag(liste, regel.internalName(auftrag), auftrag.menge)
  if (eintrag === null || eintrag.price === null) return regel.zuschlag && eintrag === null ? null : 'fehlt'
  const menge = regel.je === 'stueck' ? auftrag.menge : 1
  return {
    gruppe: regel.gruppe,
    internalName: eintrag.internalName,
    title: eintrag.title,
    menge,
    einzelpreis: eintrag.price,
    netto: roundHalfUp(menge * eintrag.price),
  }
}

/** Quote of a campaign; null while there is nobody to write to or a price is missing. */
export function calculateKampagnePreis(liste: Preisliste, auftrag: PreisAuftrag): KampagnePreis | null {
  if (!Number.isSafeInteger(auftrag.menge) || auftrag.menge <= 0) return null
  const positionen: PreisPosition[] = []
  for (const regel of POSITION_REGELN) {
    const ergebnis = position(liste, auftrag, regel)
    if (ergebnis === 'fehlt') return null
    if (ergebnis !== null) positionen.push(ergebnis)
  }
  return sum(positionen, auftrag.menge, auftrag.stand)
}

/** Sums of positions: net, VAT on the net sum, gross. */
export function sum(positionen: PreisPosition[], menge: number, stand: string): KampagnePreis {
  const netto = positionen.reduce((sum, { netto: posten }) => sum + posten, 0)
  const ust = ustAuf(netto)
  const brutto = netto + ust
  return {
    positionen,
    netto,
    ustSatz: UST_SATZ,
    ust,
    brutto,
    jeStueck: menge > 0 ? roundHalfUp(brutto / menge) : 0,
    stand,
  }
}

/** A quote still holds: at most fourteen days old. */
export function isPreisGueltig(preis: Pick<KampagnePreis, 'stand'>, now: Date): boolean {
  return now.getTime() - Date.parse(preis.stand) <= PREIS_GUELTIG_TAGE * 86_400_000
}

/** Entry of the price list that a cancellation costs (domain 4.2 #18-#20); null: free of charge. */
function stornoEintrag(state: KampagneState): string | null {
  switch (state) {
    case 'inExternerFreigabe':
    case 'inAnreicherung':
      return 'storno_pruefung'
    case 'inVersandstellung':
    case 'inVersandFehlgeschlagen':
      return 'storno_vorbereitet'
    case 'inBearbeitung':
    case 'inInternerFreigabe':
    case 'inBearbeitungKorrektur':
    case 'inBezahlung':
    case 'inLettershop':
    case 'inVersendet':
    case 'inStorniert':
      return null
  }
}

/** Fee of a cancellation in ct with VAT of `satz` percent, never more than what the campaign costs; 0 where it is free or the list names none. */
export function stornoGebuehr(liste: Preisliste, state: KampagneState, brutto: Ct, satz: number = UST_SATZ): Ct {
  const name = stornoEintrag(state)
  const netto = name === null ? null : (staffelEintrag(liste, name, 1)?.price ?? null)
  if (netto === null) return 0
  return Math.min(netto + ustAuf(netto, satz), Math.max(brutto, 0))
}
