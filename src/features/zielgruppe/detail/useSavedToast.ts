import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { notify } from '#src/shared/notify/notify.ts'

/** Confirms a save with the number it leads to. */
export function useSavedToast(): (zielgruppe: Zielgruppe) => void {
  const { t } = useTranslation('zielgruppe')
  return ({ bezeichnung, potenzial }) =>
    notify.success(t('edit.done', { bezeichnung, count: potenzial, menge: formatZahl(potenzial) }))
}
