import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Konto } from '#src/contract/konto.ts'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { AvvSection } from '../components/AvvSection.tsx'
import { kontoIdOf } from '../kontoId.ts'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(kontoQueries.detail(kontoIdOf(url.searchParams)))

/** The customer's account: who he is, where invoices go, and the contract on data processing. */
export default function KontoPage() {
  const { t } = useTranslation('konto')
  const [search] = useSearchParams()
  const query = useQuery(kontoQueries.detail(kontoIdOf(search)))
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(konto) => (
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Section title={t('firma.title')}>
              <KeyValue entries={firmaEntries(konto, t)} />
            </Section>
            <AvvSection konto={konto} />
            <Section title={t('absender.title')}>
              <KeyValue
                entries={[
                  { label: t('firma.name'), value: konto.standardAbsender.firma },
                  { label: t('firma.anschrift'), value: <Anschrift adresse={konto.standardAbsender} /> },
                ]}
              />
            </Section>
          </Box>
        )}
      </QueryView>
    </Page>
  )
}

type Texts = (key: string) => string

function firmaEntries(konto: Konto, t: Texts) {
  return [
    { label: t('firma.name'), value: konto.firma },
    { label: t('firma.anschrift'), value: <Anschrift adresse={konto} /> },
    { label: t('firma.ustIdNr'), value: konto.ustIdNr ?? t('none') },
    { label: t('firma.rechnungsEmail'), value: konto.rechnungsEmail },
    { label: t('firma.datenschutzKontakt'), value: konto.datenschutzKontakt },
  ]
}

function Anschrift({ adresse }: { adresse: Pick<Konto, 'strasse' | 'hausnummer' | 'plz' | 'ort'> }) {
  return (
    <>
      {adresse.strasse} {adresse.hausnummer}
      <br />
      {adresse.plz} {adresse.ort}
    </>
  )
}
