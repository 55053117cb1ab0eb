import type { KampagnePreis, UstArt } from '#src/contract/kampagne.ts'
import type { Konto } from '#src/contract/konto.ts'
import { LAENDER } from '#src/contract/konto.ts'
import { roundHalfUp, ustAuf, UST_SATZ } from './kampagnePreis.ts'

/** Countries of customers that are no members of the European Union. */
const DRITTLAENDER: readonly Konto['land'][] = ['CH']

/** Country codes of VAT numbers: Greece writes EL. */
const landDerNummer = (ustIdNr: string) => (ustIdNr.startsWith('EL') ? 'GR' : ustIdNr.slice(0, 2))

/** What the treatment of a customer depends on. */
export interface Steuerpflicht {
  land: Konto['land']
  ustIdNr: string | null
  ustIdErgebnis: NonNullable<Konto['ustIdPruefung']>['ergebnis'] | null
}

/**
 * How services to a customer are taxed, by his seat (sources: § 3a (2) UStG place of supply, § 13b UStG and article 196
 * of directive 2006/112/EC reverse charge, § 3a (4) no. 2 UStG advertising for private people in third countries).
 * regel: 19 %, in Germany, and in the Union without a confirmed VAT number of another member state.
 * reverseCharge: another member state with such a number. drittland: outside the Union, not taxable in Germany.
 * Postage has no treatment of its own: it is part of the service and follows it (domain 6, all positions alike).
 */
export function ustArtOf({ land, ustIdNr, ustIdErgebnis }: Steuerpflicht): UstArt {
  if (land === 'DE') return 'regel'
  if (DRITTLAENDER.includes(land)) return 'drittland'
  if (ustIdNr === null || ustIdErgebnis !== 'gueltig') return 'regel'
  const staat = landDerNummer(ustIdNr)
  const andererStaat = staat !== 'DE' && LAENDER.some((name) => name === staat && !DRITTLAENDER.includes(name))
  return andererStaat ? 'reverseCharge' : 'regel'
}

/**
 * VAT is charged that a confirmed number would spare: the customer gave one of another member state, and the check did not
 * answer.
 */
function isUstOpen({ ustIdErgebnis, ...kunde }: Steuerpflicht): boolean {
  return ustIdErgebnis === 'nichtErreichbar' && ustArtOf({ ...kunde, ustIdErgebnis: 'gueltig' }) === 'reverseCharge'
}

/** VAT in percent. */
export function ustSatzOf(art: UstArt): number {
  return art === 'regel' ? UST_SATZ : 0
}

/** What the document has to say where it bears no VAT (§ 14a (1) UStG for reverse charge); null otherwise. */
export const UST_HINWEIS: Record<UstArt, string | null> = {
  regel: null,
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, § 13b UStG, Art. 196 MwStSystRL).',
  drittland: 'In Deutschland nicht steuerbare Leistung (§ 3a Abs. 2 UStG).',
}

/** What a customer reads who pays VAT for want of an answer. */
export const UST_OFFEN_HINWEIS =
  'Mit Umsatzsteuer, weil die Prüfung Ihrer USt-IdNr. keine Antwort gab. Prüfen Sie die Nummer im Konto erneut: Ist sie bestätigt, entfällt die Steuer.'

/** Name of the treatment in lists and exports. */
export const UST_ART_LABEL: Record<UstArt, string> = {
  regel: 'Deutsche Umsatzsteuer',
  reverseCharge: 'Reverse Charge',
  drittland: 'Nicht steuerbar (Drittland)',
}

/** The same net price for this customer. */
export const mitUstVon = (preis: KampagnePreis, kunde: Steuerpflicht): KampagnePreis => ({
  ...mitUst(preis, ustArtOf(kunde), kunde.ustIdNr),
  ustOffen: isUstOpen(kunde),
})

/** The same net price under another treatment. `ustIdNr`: what reverse charge hangs on. */
export function mitUst(preis: KampagnePreis, ustArt: UstArt, ustIdNr: string | null = null): KampagnePreis {
  const ustSatz = ustSatzOf(ustArt)
  const ust = ustAuf(preis.netto, ustSatz)
  const brutto = preis.netto + ust
  // Positions by the piece have the quantity of the campaign, all others one.
  const menge = Math.max(1, ...preis.positionen.map((position) => position.menge))
  return {
    ...preis,
    ustArt,
    ustIdNr: ustArt === 'reverseCharge' ? ustIdNr : null,
    ustSatz,
    ust,
    brutto,
    jeStueck: roundHalfUp(brutto / menge),
  }
}
