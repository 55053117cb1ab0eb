import FlaskConical from '#src/shared/icons/FlaskConical.svg'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

/** Marks a campaign that a test token made: nothing of it is paid or printed. */
export function TestChip() {
  const { t } = useTranslation('kampagne')
  return <StatusChip tone="warning" icon={<FlaskConical size={16} aria-hidden />} label={t('list.test')} />
}
