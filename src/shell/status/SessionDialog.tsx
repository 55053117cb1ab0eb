import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { checkLogin } from '#src/entities/session/session.ts'
import { useInterval } from '#src/shared/useInterval.ts'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import type { EndArt } from './endArt.ts'

const Left = styled(DialogContentText)(({ theme }) => ({
  marginBlockStart: 8,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}))

interface Props {
  /** Moment of the end by the browser's clock, ms. */
  endsAt: number
  /** limit: nothing puts it off. */
  art: EndArt
  /** The end that cannot be put off was read. */
  onRead: () => void
}

const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function useTimeLeft(endsAt: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useInterval(() => setNowMs(Date.now()), 1000)
  return endsAt - nowMs
}

/** Says that the session ends soon. Its one button has the focus: a key is enough to stay or go on, Escape too. */
export default function SessionDialog({ endsAt, art, onRead }: Props) {
  const { t } = useTranslation('frame')
  const left = useTimeLeft(endsAt)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function stay(): Promise<void> {
    if (art === 'limit') return onRead()
    setBusy(true)
    // The answer counts as use, so the dialog goes. A check that failed is for the guard of the page.
    if ((await checkLogin()) === null) await revalidate()
    setBusy(false)
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => void stay()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="session-dialog"
      aria-describedby="session-dialog-text"
    >
      <DialogTitle id="session-dialog">{t(art === 'limit' ? 'session.limitTitle' : 'session.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="session-dialog-text">
          {t(art === 'limit' ? 'session.limitText' : 'session.text')}
        </DialogContentText>
        {/* A timer is not spoken every second; the text says what matters. */}
        <Left role="timer">{t('session.left', { time: clockOf(left) })}</Left>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" ref={focusOnMount} loading={busy} onClick={() => void stay()}>
          {t(art === 'limit' ? 'session.limitRead' : 'session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
