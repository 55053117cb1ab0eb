import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import { FLOAT_SHADOW } from '#src/shared/theme/components.ts'

/** A wait below this is not shown, ms (bedienung UX-11). */
const SHOW_AFTER_MS = 250
/** From here on it is said in words, ms (zuverlaessigkeit NET-10). */
const SAY_AFTER_MS = 10_000

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.primary.main,
  transformOrigin: 'var(--from, left)',
  transform: 'scaleX(0)',
  animation: `${grow} 8s ${SHOW_AFTER_MS}ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards`,
  '[dir="rtl"] &': { '--from': 'right' },
}))

const Words = styled('output')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 'calc(var(--bar-space) + 12px)',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: FLOAT_SHADOW,
}))

/** A line at the top while the next screen is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Running />
}

function Running() {
  const { t } = useTranslation('shell')
  const [slow, setSlow] = useState(false)
  useEffect(function sayWhenSlow() {
    const timer = setTimeout(() => setSlow(true), SAY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Bar aria-hidden />
      {slow && <Words>{t('loadError.slow')}</Words>}
    </>
  )
}
