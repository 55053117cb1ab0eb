import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'

interface Props {
  /** Something would be lost by leaving now. */
  dirty: boolean
  /** Saves; true when it worked and the page may be left. */
  onSave: () => Promise<boolean>
}

/** Asks before unsaved inputs are left behind: Speichern, Verwerfen or Bleiben (bedienung UX-07). */
export function DirtyGuard({ dirty, onSave }: Props) {
  const { t } = useTranslation('common')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login',
  )
  useEffect(
    function askBeforeUnload() {
      if (!dirty) return undefined
      const ask = (event: BeforeUnloadEvent) => event.preventDefault()
      globalThis.addEventListener('beforeunload', ask)
      return () => globalThis.removeEventListener('beforeunload', ask)
    },
    [dirty],
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} maxWidth="xs" fullWidth lang="de" aria-labelledby="dirty-guard">
      <DialogTitle id="dirty-guard">{t('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => blocker.reset()}>
          {t('form.leave.stay')}
        </Button>
        <Button color="error" onClick={() => blocker.proceed()}>
          {t('form.leave.discard')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
        >
          {t('form.leave.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
