import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { editableFields } from '#src/domain/kampagne/transitions.ts'
import { knows } from '#src/domain/kampagne/unbekannt.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { KampagneActions } from '../actions/KampagneActions.tsx'
import { LinksHost } from '../components/LinksHost.tsx'
import { AenderungenBlock } from '../detail/AenderungenBlock.tsx'
import { KampagneDetail } from '../detail/KampagneDetail.tsx'
import { NichtGesendet } from '../detail/NichtGesendet.tsx'
import { KampagneWizard } from '../wizard/KampagneWizard.tsx'

export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.ensureQueryData(kampagneQueries.detail(Number(params.idPtKampagne)))

/** On its way to its approvers nothing of it can be changed. */
const isInWork = (kampagne: Kampagne) =>
  knows(kampagne) && editableFields(kampagne.state).includes('idPtZielgruppe') && kampagne.eingefroren === null

/** A campaign: the wizard while it can be changed, else its page. */
export default function KampagneEditPage() {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const idPtKampagne = Number(useParams().idPtKampagne)
  const query = useQuery(kampagneQueries.detail(idPtKampagne))

  return (
    <LinksHost>
      <QueryView
        whole
        query={query}
        skeleton={
          <Page title={t('list.caption')}>
            <Skeleton variant="rounded" height={96} />
            <Skeleton variant="rounded" height={360} />
          </Page>
        }
      >
        {(kampagne) =>
          isInWork(kampagne) && ability.can('update', 'Kampagne') ? (
            <KampagneWizard
              key={idPtKampagne}
              stored={kampagne}
              actions={<KampagneActions kampagne={kampagne} />}
              tasks={
                <>
                  <NichtGesendet kampagne={kampagne} />
                  <AenderungenBlock kampagne={kampagne} />
                </>
              }
            />
          ) : (
            <KampagneDetail key={idPtKampagne} kampagne={kampagne} />
          )
        }
      </QueryView>
    </LinksHost>
  )
}
