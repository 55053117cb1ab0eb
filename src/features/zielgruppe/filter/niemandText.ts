import type { TFunction } from 'i18next'
import type { Potenzial } from '#src/contract/potenzial.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'

/** Why nobody is reached: the filter finds nobody, or the budget pays for nobody of those. */
export const niemandText = (t: TFunction<'zielgruppe'>, { gesamt = 0 }: Potenzial): string =>
  gesamt > 0 ? t('menge.budgetKlein', { grenze: formatZahl(MINDESTMENGE) }) : t('potenzial.null')
