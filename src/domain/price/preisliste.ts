import type { PREIS_GRUPPEN } from '#src/contract/kampagne.ts'
import type { PreisEintrag, Preisliste } from '#src/contract/preisliste.ts'
import { formatEuro, type Ct } from '#src/base/number/german.ts'
import { POST } from './post.ts'

/**
 * Shape of the price list (spec 3: category -> subcategory -> group -> entries), as the calculation reads it:
 * - Keys of the first two levels are tab titles and mean nothing to the calculation.
 * - Keys of the third level are the six groups of a quote.
 * - An entry is found by its `internalName`; several entries of one name are the tiers of one price, chosen by `min` and
 *   `max` (both inclusive, null: no bound). Names with a part per format end in the format, as in `druck_maxipostkarte`.
 * - A price of null means "on request"; what needs it cannot be calculated.
 */
export type PreisGruppe = (typeof PREIS_GRUPPEN)[number]

/** Fewest recipients of a campaign: the post takes no smaller mailing (domain 6). */
export const MINDESTMENGE = POST.mindestmenge

/** First quantity that is free of the surcharge for small mailings (DIALOGPOST EASY; domain 6). */
export const EASY_GRENZE = POST.easyBis + 1

/** Groups whose tables show min and max (spec 2). */
export const GRUPPEN_MIT_MENGE: readonly PreisGruppe[] = ['porto', 'druck', 'werbemittel']

/** Titles of the groups (assumed). */
export const PREIS_GRUPPE_LABEL: Record<PreisGruppe, string> = {
  porto: 'Porto',
  druck: 'Druck',
  werbemittel: 'Werbemittel',
  adressen: 'Adressen',
  anreicherung: 'Anreicherung',
  service: 'Service',
}

/** An entry with the place where it stands. */
export interface FlacherEintrag extends PreisEintrag {
  kategorie: string
  unterkategorie: string
  gruppe: string
}

/** All entries of the tree in their order. */
export function flattenPreisliste(liste: Preisliste): FlacherEintrag[] {
  return Object.entries(liste).flatMap(([kategorie, unterkategorien]) =>
    Object.entries(unterkategorien).flatMap(([unterkategorie, gruppen]) =>
      Object.entries(gruppen).flatMap(([gruppe, eintraege]) =>
        eintraege.map((eintrag) => ({ ...eintrag, kategorie, unterkategorie, gruppe })),
      ),
    ),
  )
}

function holds(eintrag: PreisEintrag, menge: number): boolean {
  return (eintrag.min === null || menge >= eintrag.min) && (eintrag.max === null || menge <= eintrag.max)
}

/** The tier of a name that holds for a quantity, min and max inclusive; where tiers overlap the one with the highest min. Null without one. */
export function staffelEintrag(liste: Preisliste, internalName: string, menge: number): FlacherEintrag | null {
  const treffer = flattenPreisliste(liste).filter(
    (eintrag) => eintrag.internalName === internalName && holds(eintrag, menge),
  )
  return treffer.toSorted((a, b) => (b.min ?? 0) - (a.min ?? 0))[0] ?? null
}

/** Price of an entry for people; null is "auf Anfrage". */
export function formatPreis(price: Ct | null): string {
  return price === null ? 'auf Anfrage' : formatEuro(price)
}
