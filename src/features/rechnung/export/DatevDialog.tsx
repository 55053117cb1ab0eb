import { Button, Dialog, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { rechnungQueries, type ExportParams } from '#src/entities/rechnung/queries.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { DatevForm } from './DatevForm.tsx'

interface Props {
  params: Omit<ExportParams, 'format'>
  onClose: () => void
}

/** Settings of the DATEV export, kept for the next time, and the export itself. */
export function DatevDialog({ params, onClose }: Props) {
  const { t } = useTranslation('rechnung')
  const query = useQuery(rechnungQueries.datev())
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} lang="de">
      <DialogTitle id={titleId}>{t('datev.title')}</DialogTitle>
      <DialogContent sx={{ '& form': { pt: 1 } }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('datev.text')}
        </Typography>
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
          {(einstellung) => (
            <DatevForm
              einstellung={einstellung}
              params={params}
              onClose={onClose}
              secondary={
                <Button color="inherit" onClick={onClose}>
                  {t('abbrechen')}
                </Button>
              }
            />
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}
