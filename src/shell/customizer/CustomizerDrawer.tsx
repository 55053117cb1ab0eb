import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import RotateCcw from '#src/shared/icons/RotateCcw.svg'
import X from '#src/shared/icons/X.svg'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { resetLayout } from '#src/shared/layout/layoutStore.ts'
import { resetMode } from '#src/shared/theme/mode.ts'
import { LayoutChoices } from './LayoutChoices.tsx'
import { LookChoices } from './LookChoices.tsx'
import { TransitionChoice } from './TransitionChoice.tsx'

export interface CustomizerDrawerProps {
  open: boolean
  onClose: () => void
}

/** Spec 9; on a phone a bit of the page stays in sight. */
const WIDTH = 'min(400px, 100vw - 32px)'

const Place = styled(Drawer)({ '& .MuiDrawer-paper': { inlineSize: WIDTH } })

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  columnGap: 4,
  padding: '16px 12px 16px 24px',
  backgroundColor: 'inherit',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { gridColumn: '1 / -1' },
}))

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 24,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

/** All choices about the look. The page stays in sight and in reach of the wheel, so that each change is seen. */
export function CustomizerDrawer({ open, onClose }: CustomizerDrawerProps) {
  const { t } = useTranslation('customizer')
  const id = useId()

  function reset(): void {
    resetLayout()
    resetMode()
  }

  return (
    <Place
      open={open}
      onClose={onClose}
      // The mirrored styles turn "right" round: it is where the line ends.
      anchor="right"
      transitionDuration={{ enter: 180, exit: 140 }}
      disableScrollLock
      slotProps={{
        backdrop: { invisible: true },
        paper: { 'aria-labelledby': id },
      }}
    >
      <Head>
        <Typography id={id} variant="h2" component="h2">
          {t('title')}
        </Typography>
        <Button size="small" color="inherit" startIcon={<RotateCcw size={16} aria-hidden />} onClick={reset}>
          {t('reset')}
        </Button>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
        <Typography variant="body2" component="p" color="textSecondary">
          {t('lead')}
        </Typography>
      </Head>
      <Part>
        <LookChoices />
      </Part>
      <Part>
        <LayoutChoices />
      </Part>
      <Part>
        <TransitionChoice />
      </Part>
    </Place>
  )
}
