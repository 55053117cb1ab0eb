import { styled } from '@mui/material/styles'
import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import ArrowRight from '#src/shared/icons/ArrowRight.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import Ban from '#src/shared/icons/Ban.svg'
import Blend from '#src/shared/icons/Blend.svg'
import { useTranslation } from 'react-i18next'
import { TRANSITIONS, type LayoutSettings } from '#src/shared/layout/layoutSettings.ts'
import { changeLayout, useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { playEntry } from '#src/shared/layout/pageTransition.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

/** Where the page moves to while it comes in. */
const ICONS = {
  none: Ban,
  fade: Blend,
  'scroll-x': ArrowLeft,
  'scroll-x-reverse': ArrowRight,
  'scroll-y': ArrowUp,
  'scroll-y-reverse': ArrowDown,
  'slide-x': ArrowLeft,
  'slide-x-reverse': ArrowRight,
  'slide-y': ArrowUp,
  'slide-y-reverse': ArrowDown,
} as const

const Place = styled('span')({
  display: 'inline-grid',
  '[dir="rtl"] &.turns': { transform: 'scaleX(-1)' },
})

function choose(transition: LayoutSettings['transition']): void {
  changeLayout({ transition })
  // Shown at once on the page behind.
  const page = document.getElementById('inhalt')
  if (page) playEntry(page, transition)
}

/** How the next page comes in. */
export function TransitionChoice() {
  const { t } = useTranslation('customizer')
  const { transition } = useLayoutSettings()
  return (
    <ChoiceCards
      legend={t('transition.label')}
      options={TRANSITIONS}
      value={transition}
      label={(option) => t(`transition.${option}`)}
      draw={(option) => {
        const Icon = ICONS[option]
        return (
          <Place className={option.includes('-x') ? 'turns' : ''}>
            <Icon size={16} aria-hidden />
          </Place>
        )
      }}
      onChoose={choose}
      columns={2}
      inline
    />
  )
}
