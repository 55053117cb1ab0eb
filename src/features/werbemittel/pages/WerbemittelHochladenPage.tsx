import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { isBearbeitbar } from '../bearbeitbar.ts'
import { LockedNotice } from '../editor/LockedNotice.tsx'
import { UploadForm } from '../upload/UploadForm.tsx'

/** Upload of a print PDF, for a new Werbemittel or as the new file of an existing one. */
export default function WerbemittelHochladenPage() {
  const { t } = useTranslation('werbemittel')
  const { idPtWerbemittel } = useParams()
  if (idPtWerbemittel !== undefined) return <NewVersion idPtWerbemittel={Number(idPtWerbemittel)} />
  return (
    <Page title={t('upload.title')} subtitle={t('upload.subtitle')}>
      <UploadForm werbemittel={null} />
    </Page>
  )
}

function NewVersion({ idPtWerbemittel }: { idPtWerbemittel: number }) {
  const { t } = useTranslation('werbemittel')
  const query = useQuery(werbemittelQueries.detail(idPtWerbemittel))
  return (
    <Page title={t('upload.newVersion')} subtitle={query.data?.bezeichnung}>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(werbemittel) =>
          isBearbeitbar(werbemittel) ? (
            <UploadForm key={werbemittel.version} werbemittel={werbemittel} />
          ) : (
            <LockedNotice werbemittel={werbemittel} />
          )
        }
      </QueryView>
    </Page>
  )
}
