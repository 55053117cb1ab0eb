import { useTranslation } from 'react-i18next'
import { KAMPAGNE_STATES, type KampagneState } from '#src/contract/kampagne.ts'
import { stateLabel } from '#src/domain/kampagne/labels.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { anbieterName } from '#src/shared/settings.ts'

/**
 * Filter by state (spec 4: `all` or one of the eleven), each with its number.
 * @param counts campaigns per state over the whole search; undefined while it loads
 */
export function useStateTabs(counts: Partial<Record<KampagneState, number>> | undefined) {
  const { t } = useTranslation('kampagne')
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    { value: 'all' as const, label: t('list.all'), count: total === undefined ? undefined : formatZahl(total) },
    ...KAMPAGNE_STATES.map((state) => ({
      value: state,
      label: stateLabel(state, anbieterName()),
      count: counts && formatZahl(counts[state] ?? 0),
    })),
  ]
}
