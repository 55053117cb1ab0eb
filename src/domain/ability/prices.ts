import type { AppAbility } from './ability.ts'

/** Who works with prices: prepares campaigns, pays them or reads their invoices. Everybody else gets none (SEC-03). */
export function seesPrices(ability: AppAbility): boolean {
  return ability.can('update', 'Kampagne') || ability.can('pay', 'Zahlung') || ability.can('read', 'Rechnung')
}
