import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { fetchAdressen } from '#src/entities/zielgruppe/entwuerfe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { EigeneListeHinweis } from '../upload/EigeneListeHinweis.tsx'
import { ErgebnisStep } from '../upload/ErgebnisStep.tsx'
import { ausListe } from '../upload/herkunft.ts'
import { ProgressPanel } from '../upload/ProgressPanel.tsx'
import { UploadForm } from '../upload/UploadForm.tsx'
import { uploadForm } from '../upload/uploadForm.ts'
import { useAdressdatei } from '../upload/useAdressdatei.ts'

export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.ensureQueryData(zielgruppeQueries.detail(Number(params.idPtZielgruppe)))

/** The addresses of a stored list on the desk: put right, added to, taken out. */
export default function ZielgruppeAdressenPage() {
  const { t } = useTranslation('zielgruppe')
  const { idPtZielgruppe } = useParams()
  const query = useQuery(zielgruppeQueries.detail(Number(idPtZielgruppe)))
  return (
    <Page title={query.data?.bezeichnung ?? t('edit.title')} subtitle={t('adressen.subtitle')}>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(zielgruppe) => <Adressen key={zielgruppe.idPtZielgruppe} zielgruppe={zielgruppe} />}
      </QueryView>
    </Page>
  )
}

function Adressen({ zielgruppe }: { zielgruppe: Zielgruppe }) {
  const { t } = useTranslation('zielgruppe')
  const { bezeichnung, datenquelle, idPtZielgruppe, status } = zielgruppe
  const form = useForm({
    resolver: zodResolver(uploadForm),
    defaultValues: { bezeichnung, datenquelle, rechtmaessigErhoben: false },
    shouldFocusError: false,
  })
  const adressdatei = useAdressdatei(`liste.${idPtZielgruppe}`, form)
  const { phase } = adressdatei
  const open = useEffectEvent(() => {
    // One that waited here is there already.
    if (phase.art === 'waehlen') adressdatei.open(async () => ausListe(zielgruppe, await fetchAdressen(idPtZielgruppe)))
  })
  useEffect(function openList() {
    open()
  }, [])
  return (
    <>
      {status === 'gesperrt' && (
        <Alert severity="info" variant="outlined">
          {t('adressen.kopie')}
        </Alert>
      )}
      {phase.art === 'waehlen' && phase.problem !== null && (
        <Alert severity="error" variant="outlined" role="alert">
          {phase.problem}
        </Alert>
      )}
      {(phase.art === 'liest' || phase.art === 'prueft') && (
        <ProgressPanel label={t('adressen.laedt')} share={phase.anteil} onCancel={adressdatei.brichAb} />
      )}
      {phase.art === 'ergebnis' && <EigeneListeHinweis datei={phase.datei} />}
      {phase.art === 'ergebnis' && (
        <ErgebnisStep adressdatei={adressdatei} datei={phase.datei} bericht={phase.bericht} head={null}>
          {(chosen) => (
            <UploadForm geprueft={{ adressdatei, datei: phase.datei, bericht: phase.bericht, ...chosen }} form={form} />
          )}
        </ErgebnisStep>
      )}
    </>
  )
}
