import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rechnungQueries, type ExportParams } from '#src/entities/rechnung/queries.ts'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
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
  return (
    <FormDialog title={t('datev.title')} text={t('datev.text')} onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
        {(einstellung) => <DatevForm einstellung={einstellung} params={params} onClose={onClose} />}
      </QueryView>
    </FormDialog>
  )
}
