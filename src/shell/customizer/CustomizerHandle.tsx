import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Palette from '#src/shared/icons/Palette.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import type { CustomizerDrawerProps } from './CustomizerDrawer.tsx'

const loadDrawer = async () => {
  const [{ CustomizerDrawer }] = await Promise.all([import('./CustomizerDrawer.tsx'), loadNamespaces(['customizer'])])
  return CustomizerDrawer
}

/** At the end of the line beside the content; where a finger needs room, below it. */
const Handle = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 'calc(50% - 24px)',
  insetInlineEnd: 0,
  zIndex: 1060,
  inlineSize: 24,
  blockSize: 48,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineEnd: 0,
  borderStartStartRadius: 8,
  borderEndStartRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  '&:hover': { color: theme.vars.palette.primary.main },
  '& > span': { display: 'none' },
  '@media (max-width: 37.4375rem), (pointer: coarse)': {
    '--tip': 'none',
    position: 'static',
    alignSelf: 'center',
    gap: 8,
    inlineSize: 'auto',
    minBlockSize: 44,
    paddingInline: 16,
    border: 0,
    background: 'none',
    '& > span': { display: 'inline' },
  },
  // Beside a page to work on it lies in the foot, where it covers nothing.
  '@media (min-width: 56.25rem)': {
    'main:has([data-werkbank]) ~ &': {
      position: 'fixed',
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      inlineSize: 40,
      blockSize: 28,
      minBlockSize: 0,
      padding: 0,
      '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44 },
      '& > span': { display: 'none' },
    },
  },
  '@media print': { display: 'none' },
}))

/** Opens the theme customizer (spec 2). */
export function CustomizerHandle() {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const { Part: Drawer, prepare, ask } = useLazyComponent<CustomizerDrawerProps>(loadDrawer)
  return (
    <>
      <Handle
        aria-label={t('customizer')}
        data-tip={t('customizer')}
        aria-haspopup="dialog"
        aria-expanded={open && Drawer !== null}
        onPointerEnter={prepare}
        onClick={() => {
          ask(() => setOpen(false))
          setOpen(true)
        }}
      >
        <Palette size={16} aria-hidden />
        <span>{t('customizer')}</span>
      </Handle>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
