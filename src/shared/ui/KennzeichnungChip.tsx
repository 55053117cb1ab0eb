import Shapes from '#src/shared/icons/Shapes.svg'
import Sparkles from '#src/shared/icons/Sparkles.svg'
import { useTranslation } from 'react-i18next'
import type { Kennzeichnung } from '#src/contract/asset.ts'
import { StatusChip } from './StatusChip.tsx'
import { visuallyHidden } from './visuallyHidden.ts'

const ICON = { ki: Sparkles, muster: Shapes } as const

/** How pictures came about that nobody took or drew; nothing for all others. */
export function KennzeichnungChip({ kennzeichnung }: { kennzeichnung: Kennzeichnung }) {
  const { t } = useTranslation('common')
  if (kennzeichnung === null) return null
  const Icon = ICON[kennzeichnung]
  const tip = t(`kennzeichnung.${kennzeichnung}.tip`)
  return (
    <span data-tip={tip}>
      <StatusChip tone="secondary" icon={<Icon aria-hidden />} label={t(`kennzeichnung.${kennzeichnung}.label`)} />
      <span style={visuallyHidden}>{tip}</span>
    </span>
  )
}
