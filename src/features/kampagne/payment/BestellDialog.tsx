import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { kampagneFacts, refusal } from '#src/domain/kampagne/transitions.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { DialogClose } from '#src/shared/form/dialogClose.ts'
import { BestellForm } from './BestellForm.tsx'

interface Props {
  kampagne: Kampagne
}

/** Order review (UX-06); open while the URL says so, and only where there is something to pay. */
export function BestellDialog({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('bestellen')
        return next
      },
      { replace: true },
    )
  if (!search.has('bestellen') || !ability.can('pay', 'Zahlung')) return null
  const reason = refusal('starteZahlung', kampagneFacts(kampagne), heute())
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" lang="de" aria-labelledby="bestellen-title">
      <DialogTitle id="bestellen-title">{t('bestellung.title')}</DialogTitle>
      <DialogContent>
        {reason === null ? (
          <DialogClose value={close}>
            <BestellForm kampagne={kampagne} onClose={close} />
          </DialogClose>
        ) : (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={close}>
                {t('bestellung.abbrechen')}
              </Button>
            }
          >
            {reason}
          </Alert>
        )}
      </DialogContent>
    </Dialog>
  )
}
