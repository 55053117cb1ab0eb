import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import {
  BenachrichtigungenSection,
  PasswortSection,
  SitzungenSection,
  ZweiFaktorSection,
} from '#src/entities/zugang/sections.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { AuskunftSection } from '../auskunft/AuskunftSection.tsx'
import { PageGuard } from '../form/PageGuard.tsx'
import { kontoIdOf } from '../kontoId.ts'
import { Anchor } from '../nav/Anchor.tsx'
import { KontoNav } from '../nav/KontoNav.tsx'
import { AbsenderSection } from '../sections/AbsenderSection.tsx'
import { AnsprechpartnerSection } from '../sections/AnsprechpartnerSection.tsx'
import { AvvSection } from '../sections/AvvSection.tsx'
import { DatenschutzSection } from '../sections/DatenschutzSection.tsx'
import { ExportSection } from '../sections/ExportSection.tsx'
import { FirmaSection } from '../sections/FirmaSection.tsx'
import { LoeschungSection } from '../sections/LoeschungSection.tsx'
import { MarkeSection } from '../sections/MarkeSection.tsx'
import { RechnungSection } from '../sections/RechnungSection.tsx'
import { ZahlungSection } from '../sections/ZahlungSection.tsx'
import { SperrlisteSection } from '../sperrliste/SperrlisteSection.tsx'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(kontoQueries.detail(kontoIdOf(url.searchParams)))

/** The customer's account, in parts that are saved each alone. */
export default function KontoPage() {
  const { t } = useTranslation('konto')
  const [search] = useSearchParams()
  const query = useQuery(kontoQueries.detail(kontoIdOf(search)))
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
        {(konto) => (
          <Sections key={konto.idPtKunde}>
            <FirmaSection konto={konto} />
            <RechnungSection konto={konto} />
            <AnsprechpartnerSection konto={konto} />
            <DatenschutzSection konto={konto} />
            <MarkeSection konto={konto} />
            <AbsenderSection konto={konto} />
            <ZahlungSection konto={konto} />
            <AvvSection />
            <SperrlisteSection />
            <AuskunftSection />
            <Anchor id="passwort">
              <PasswortSection />
            </Anchor>
            <Anchor id="zwei-faktor">
              <ZweiFaktorSection />
            </Anchor>
            <Anchor id="sitzungen">
              <SitzungenSection />
            </Anchor>
            <Anchor id="benachrichtigungen">
              <BenachrichtigungenSection />
            </Anchor>
            <ExportSection konto={konto} />
            <LoeschungSection konto={konto} />
          </Sections>
        )}
      </QueryView>
    </Page>
  )
}

function Sections({ children }: { children: ReactNode }) {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  return (
    <PageGuard>
      <Box
        sx={{
          // Room that the fixed bar takes above a part that was jumped to.
          '--konto-sprung': '88px',
          display: 'grid',
          gap: { xs: 2, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        }}
      >
        <KontoNav />
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          {!ability.can('update', 'Konto') && (
            <Alert severity="info" variant="outlined">
              {t('nurLesen')}
            </Alert>
          )}
          {children}
        </Box>
      </Box>
    </PageGuard>
  )
}
