import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/shared/ui/CopyButton.tsx'
import { useBlocker } from 'react-router-dom'
import { useAskBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'

export interface Secret {
  title: string
  /** What it is for, and what happens to an older one. */
  text: string
  geheimnis: string
}

interface Props {
  secret: Secret
  onClose: () => void
}

/** A secret, once: it is stored nowhere in readable form. Leaving without having copied it takes a second thought. */
export function SecretDialog({ secret: { title, text, geheimnis }, onClose }: Props) {
  const { t } = useTranslation('apizugang')
  const [copied, setCopied] = useState(false)
  const [warned, setWarned] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !copied && !warned && currentLocation.key !== nextLocation.key,
  )
  const held = blocker.state === 'blocked'
  useAskBeforeUnload(!copied)
  const warn = warned || held
  function leave(): void {
    if (!copied && !warn) {
      setWarned(true)
      return
    }
    if (held) blocker.proceed()
    onClose()
  }
  function escape(): void {
    if (!held) return leave()
    // The way elsewhere is given up, not the secret.
    setWarned(true)
    blocker.reset()
  }
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') escape()
      }}
      fullWidth
      maxWidth="sm"
      lang="de"
      aria-labelledby="secret-title"
      aria-describedby="secret-text"
    >
      <DialogTitle id="secret-title">{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="secret-text">{text}</Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            padding: 1.5,
            borderRadius: 1,
            backgroundColor: 'grund',
          }}
        >
          <Box
            component="code"
            dir="ltr"
            aria-label={t('geheimnis.label')}
            sx={{ flex: '1 1 240px', overflowWrap: 'anywhere', fontFamily: 'monospace', userSelect: 'all' }}
          >
            {geheimnis}
          </Box>
          <CopyButton
            text={geheimnis}
            label={t('geheimnis.label')}
            variant="contained"
            onCopied={() => setCopied(true)}
          />
        </Box>
        <Alert severity={warn && !copied ? 'error' : 'warning'} role={warn && !copied ? 'alert' : 'note'}>
          {t(warn && !copied ? 'geheimnis.nichtKopiert' : 'geheimnis.einmal')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant={copied ? 'contained' : 'text'} color={copied ? 'primary' : 'inherit'} onClick={leave}>
          {t(warn && !copied ? 'geheimnis.trotzdem' : 'geheimnis.fertig')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
