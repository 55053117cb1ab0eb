import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { BILDER_LISTE } from '#src/entities/bildgenerierung/bilderListe.ts'
import { EntwurfContext } from '#src/entities/bildgenerierung/entwurfContext.ts'
import { BildGalerie } from '#src/entities/bildgenerierung/BildGalerie.tsx'
import { bildQueries } from '#src/entities/bildgenerierung/queries.ts'
import { useWunsch } from '#src/entities/bildgenerierung/useWunsch.ts'
import { type Weiter, wunschAus } from '#src/entities/bildgenerierung/wunsch.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { useListParams } from '#src/shared/list/useListParams.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { Entwurf } from '../components/Entwurf.tsx'
import { GalerieKarte } from '../components/GalerieKarte.tsx'

export const loader: PageLoader = ({ url }, queryClient) =>
  Promise.all([
    queryClient.ensureQueryData(bildQueries.auftraege()),
    queryClient.ensureQueryData(bildQueries.list(BILDER_LISTE.parse(url.searchParams))),
  ])

/** Pictures out of descriptions: drawn at once or ordered from a service, and all that were made before. */
export default function BildgenerierungPage() {
  const { t } = useTranslation('bildgenerierung')
  const ability = useAppAbility()
  const stand = useQuery(bildQueries.auftraege())
  const list = useListParams(BILDER_LISTE)
  const { wunsch, change } = useWunsch()
  const entwurf = useRef<HTMLDivElement>(null)
  const goOn = (bild: Bild, art: Weiter) => {
    change(wunschAus(bild, wunsch, art))
    entwurf.current?.scrollIntoView({ block: 'start' })
    entwurf.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {ability.can('create', 'Bildgenerierung') && (
        <QueryView query={stand} skeleton={<Skeleton variant="rounded" height={520} />}>
          {(data) => (
            <EntwurfContext value={{ wunsch, change, stand: data }}>
              <Entwurf ref={entwurf} />
            </EntwurfContext>
          )}
        </QueryView>
      )}
      <Section title={t('galerie.titel')}>
        <BildGalerie list={list}>{(bild) => <GalerieKarte bild={bild} onGoOn={goOn} />}</BildGalerie>
      </Section>
    </Page>
  )
}
