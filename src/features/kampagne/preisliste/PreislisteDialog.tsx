import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { PreislisteTabs } from './PreislisteTabs.tsx'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'

/** Widths of the info dialog, px. Spec 2. */
const WIDTH = { md: 600, xl: 1400 } as const

interface Props {
  open: boolean
  onClose: () => void
  size?: keyof typeof WIDTH
}

/** The general price list as an info dialog (spec 2). */
export function PreislisteDialog({ open, onClose, size = 'md' }: Props) {
  const { t } = useTranslation('preisliste')
  const titleId = useId()
  const query = useQuery({ ...preislisteQueries.general(), enabled: open })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      lang="de"
      slotProps={{ paper: { sx: { maxInlineSize: WIDTH[size], margin: { xs: 1, sm: 4 } } } }}
    >
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent>
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
          {(preisliste) => <PreislisteTabs preisliste={preisliste} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
