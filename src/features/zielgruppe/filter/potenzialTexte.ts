import type { TFunction } from 'i18next'
import type { Potenzial } from '#src/contract/potenzial.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'

/** The number that is reached and what it is a number of; none while it is open how many of them. */
export function potenzialText(
  t: TFunction<'zielgruppe'>,
  { potenzial, gesamt = potenzial }: Potenzial,
  isOffen: boolean,
) {
  const isTeil = isOffen || gesamt !== potenzial
  return {
    zahl: isOffen ? '–' : formatZahl(potenzial),
    wovon: isTeil ? t('menge.von', { gesamt: formatZahl(gesamt) }) : t('potenzial.erreichbar'),
  }
}

/** Why fewer are reached than a campaign needs: the number is too small, or the filter. */
export const zuWenigText = (t: TFunction<'zielgruppe'>, gesamt: number): string =>
  t(gesamt >= MINDESTMENGE ? 'menge.mindestens' : 'potenzial.wenig', { grenze: formatZahl(MINDESTMENGE) })

/** Why nobody is reached: the filter finds nobody, or the budget pays for nobody of those. */
export const niemandText = (t: TFunction<'zielgruppe'>, { gesamt = 0 }: Potenzial): string =>
  gesamt > 0 ? t('menge.budgetKlein', { grenze: formatZahl(MINDESTMENGE) }) : t('potenzial.null')
