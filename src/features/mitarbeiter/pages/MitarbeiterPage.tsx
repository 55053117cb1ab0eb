import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { rolleLabel } from '#src/domain/mitarbeiter/rechte.ts'
import { verwaltenVerboten } from '#src/domain/mitarbeiter/regeln.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import {
  BenachrichtigungenSection,
  PasswortSection,
  SitzungenSection,
  ZweiFaktorSection,
} from '#src/entities/zugang/sections.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { EigeneAngaben } from '../detail/EigeneAngaben.tsx'
import { MitarbeiterBearbeiten } from '../detail/MitarbeiterBearbeiten.tsx'
import { VerlaufSection } from '../detail/VerlaufSection.tsx'
import { ZugangSection } from '../detail/ZugangSection.tsx'
import { RechteListe } from '../rechte/RechteListe.tsx'
import { useGeber } from '../rechte/useGeber.ts'

export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.ensureQueryData(mitarbeiterQueries.detail(Number(params.idThHeadhunterMitarbeiter)))

/** One employee's record; for an employee himself this is his account. */
export default function MitarbeiterPage() {
  const { t } = useTranslation('mitarbeiter')
  const id = Number(useParams().idThHeadhunterMitarbeiter)
  const own = useCurrentUser()?.idPtKundeMitarbeiter === id
  const query = useQuery(mitarbeiterQueries.detail(id))
  const name = query.data ? personName(query.data) : t('detail.title')
  return (
    <Page title={own ? t('detail.own') : name} subtitle={t(own ? 'detail.ownText' : 'detail.text')}>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(data) => (own ? <Eigenes key={id} mitarbeiter={data} /> : <Anderes key={id} mitarbeiter={data} />)}
      </QueryView>
    </Page>
  )
}

interface Props {
  mitarbeiter: MitarbeiterDetail
}

/** The user's own account: his data to change, his rights to read. */
function Eigenes({ mitarbeiter }: Props) {
  const { t } = useTranslation('mitarbeiter')
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
      <EigeneAngaben mitarbeiter={mitarbeiter} />
      <Section title={t('own.rechte')}>
        <RechteListe person={mitarbeiter} title={t('rechte.alsRolle', { rolle: rolleLabel(mitarbeiter.role) })} />
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
          {t('own.rechteHilfe')}
        </Typography>
      </Section>
      <PasswortSection />
      <ZweiFaktorSection />
      <SitzungenSection />
      <BenachrichtigungenSection />
      <VerlaufSection verlauf={mitarbeiter.verlauf} />
    </Box>
  )
}

/** A colleague: to change, or only to read for somebody who may less than he. */
function Anderes({ mitarbeiter }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const geber = useGeber()
  const idPtKundeMitarbeiter = useCurrentUser()?.idPtKundeMitarbeiter ?? null
  const verboten = verwaltenVerboten({ ...geber, idPtKundeMitarbeiter }, mitarbeiter)
  const { email, telefon, position } = mitarbeiter
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
      <ZugangSection mitarbeiter={mitarbeiter} verwaltbar={verboten === null} />
      {verboten === null ? (
        <MitarbeiterBearbeiten mitarbeiter={mitarbeiter} />
      ) : (
        <>
          <Alert severity="info">{verboten}</Alert>
          <Section title={t('edit.angaben')}>
            <KeyValue
              entries={[
                { label: t('field.email'), value: email },
                { label: t('field.telefon'), value: telefon || t('konflikt.leer') },
                { label: t('field.position'), value: position || t('konflikt.leer') },
              ]}
            />
          </Section>
          <Section title={t('rechte.title')}>
            <RechteListe person={mitarbeiter} title={t('rechte.alsRolle', { rolle: rolleLabel(mitarbeiter.role) })} />
          </Section>
        </>
      )}
      <VerlaufSection verlauf={mitarbeiter.verlauf} />
    </Box>
  )
}
