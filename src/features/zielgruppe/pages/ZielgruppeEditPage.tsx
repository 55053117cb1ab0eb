import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ZIELGRUPPE_STATUS, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { ZielgruppeStatusChip } from '../ZielgruppeStatusChip.tsx'
import { ZielgruppeSummary } from '../ZielgruppeSummary.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { ListeDetail } from '../detail/ListeDetail.tsx'
import { StatusHinweis } from '../detail/StatusHinweis.tsx'
import { ZielgruppeFilterForm } from '../filter/ZielgruppeFilterForm.tsx'
import { ZielgruppeActions } from '../detail/ZielgruppeActions.tsx'
import { useSavedToast } from '../detail/useSavedToast.ts'

export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.ensureQueryData(zielgruppeQueries.detail(Number(params.idPtZielgruppe)))

/** One target group: its filter, or what came of its list; to be changed or only looked at. */
export default function ZielgruppeEditPage() {
  const { t } = useTranslation('zielgruppe')
  const { idPtZielgruppe } = useParams()
  const query = useQuery(zielgruppeQueries.detail(Number(idPtZielgruppe)))
  const zielgruppe = query.data
  return (
    <Page
      title={zielgruppe?.bezeichnung ?? t('edit.title')}
      subtitle={zielgruppe && <Untertitel zielgruppe={zielgruppe} />}
      actions={zielgruppe && <ZielgruppeActions zielgruppe={zielgruppe} />}
    >
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(data) => <Inhalt key={data.idPtZielgruppe} zielgruppe={data} />}
      </QueryView>
    </Page>
  )
}

interface Props {
  zielgruppe: Zielgruppe
}

function Untertitel({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ZielgruppeStatusChip status={zielgruppe.status} />
      {t(`typ.${zielgruppe.typ}`)}
    </Box>
  )
}

function Inhalt({ zielgruppe }: Props) {
  const showSaved = useSavedToast()
  const ability = useAppAbility()
  const { status } = zielgruppe
  const known = isEinesVon(ZIELGRUPPE_STATUS, status)
  const editable = known && status !== 'gesperrt' && status !== 'archiviert' && ability.can('update', 'Zielgruppe')
  return (
    <>
      <StatusHinweis zielgruppe={zielgruppe} />
      {zielgruppe.typ === 'hochgeladen' ? (
        <ListeDetail zielgruppe={zielgruppe} editable={editable} />
      ) : editable ? (
        <ZielgruppeFilterForm zielgruppe={zielgruppe} onSaved={showSaved} />
      ) : (
        // Without fields that could not be saved.
        <Paper variant="outlined" sx={{ padding: 3, maxInlineSize: 800 }}>
          <ZielgruppeSummary zielgruppe={zielgruppe} />
        </Paper>
      )}
    </>
  )
}
