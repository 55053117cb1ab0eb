import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import Check from '#src/shared/icons/Check.svg'
import Copy from '#src/shared/icons/Copy.svg'
import ExternalLink from '#src/shared/icons/ExternalLink.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gleichesPostfach } from '#src/domain/konto/postfach.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'

export interface NewLink {
  empfaengerName: string
  empfaengerEmail: string
  /** null: it stands in the mail to this person alone. */
  url: string | null
}

interface Props {
  links: NewLink[]
  /** One link took the place of an old one. */
  renewed: boolean
  onClose: () => void
}

/** Whom a link was mailed to; one's own, once: they are stored nowhere in readable form. */
export function LinksDialog({ links, renewed, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const [copied, setCopied] = useState<string | null>(null)
  const own = useCurrentUser()?.email ?? ''
  // Whatever a service answers: the key of another person is shown to nobody else.
  const shown = links.map((link) => (gleichesPostfach(link.empfaengerEmail, own) ? link : { ...link, url: null }))
  const onlyMailed = shown.every(({ url }) => url === null)
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    setCopied(url)
  }
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A click beside it is soon done, and the links are shown once.
        if (reason === 'escapeKeyDown') onClose()
      }}
      maxWidth="sm"
      fullWidth
      lang="de"
      aria-labelledby="links-title"
    >
      <DialogTitle id="links-title">{t(renewed ? 'links.titleEin' : 'links.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(renewed ? 'links.textEin' : 'links.text')} {t(onlyMailed ? 'links.nurPerMail' : 'links.nurEigener')}
        </Alert>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {shown.map(({ empfaengerName, empfaengerEmail, url }) => (
            <Box
              component="li"
              key={empfaengerEmail}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography variant="subtitle2" component="p">
                  {empfaengerName}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {empfaengerEmail}
                </Typography>
                {url !== null && (
                  <Link
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    variant="caption"
                    dir="ltr"
                    sx={{ display: 'block', overflowWrap: 'anywhere' }}
                  >
                    {url}
                    <ExternalLink size={12} aria-hidden style={{ marginInlineStart: 4 }} />
                  </Link>
                )}
              </Box>
              {url !== null && (
                <Button
                  variant="outlined"
                  startIcon={copied === url ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
                  aria-label={t('links.copyFor', { name: empfaengerName })}
                  onClick={() => void copy(url)}
                >
                  {t(copied === url ? 'links.copied' : 'links.copy')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('links.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
