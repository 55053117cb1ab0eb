import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { RechnungDetail as Detail } from '#src/contract/rechnung.ts'
import { bezugsrechnung } from '#src/domain/rechnung/offen.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { withRechnung } from '../rechnungParams.ts'
import { BelegPositionen } from './BelegPositionen.tsx'
import { BelegVerlauf } from './BelegVerlauf.tsx'
import { DetailActions } from './DetailActions.tsx'
import { Fakten } from './Fakten.tsx'
import { VerwandteListe } from './VerwandteListe.tsx'
import { benannt } from '#src/contract/offenesEnum.ts'

interface Props {
  idPtRechnung: number
}

/** One document: what it says, its files, its neighbours and what happened to it. */
export function RechnungDetail({ idPtRechnung }: Props) {
  const { t } = useTranslation('rechnung')
  const query = useQuery(rechnungQueries.detail(idPtRechnung))
  const [search] = useSearchParams()
  const rechnung = query.data
  return (
    <Page
      title={rechnung ? `${benannt(RECHNUNG_ART_LABEL, rechnung.art)} ${rechnung.rechnungsnummer}` : t('detail.title')}
      subtitle={rechnung && <Untertitel rechnung={rechnung} />}
      actions={rechnung && <DetailActions rechnung={rechnung} />}
    >
      <Box>
        <Button
          component={Link}
          to={{ search: withRechnung(search, null) }}
          color="inherit"
          size="small"
          sx={mirrorIcon}
          startIcon={<ArrowLeft size={16} aria-hidden />}
        >
          {t('detail.zurueck')}
        </Button>
      </Box>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(data) => <Inhalt rechnung={data} />}
      </QueryView>
    </Page>
  )
}

function Untertitel({ rechnung }: { rechnung: Detail }) {
  const { t } = useTranslation('rechnung')
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ZahlungChip status={rechnung.zahlungsStatus} />
      {t('detail.vom', { datum: formatDatum(rechnung.rechnungsdatum) })}
    </Box>
  )
}

function Inhalt({ rechnung }: { rechnung: Detail }) {
  const { t } = useTranslation('rechnung')
  const [search] = useSearchParams()
  const { stornoDurch, verwandte } = rechnung
  const bezug = stornoDurch ?? bezugsrechnung(rechnung)?.nummer
  const hinweis = rechnung.art === 'storno' ? 'detail.istStorno' : 'detail.istKorrektur'
  const other = verwandte.find(({ rechnungsnummer }) => rechnungsnummer === bezug)
  return (
    <>
      {other && (
        <Alert severity="info" role="note">
          {t(stornoDurch === null ? hinweis : 'detail.storniert')}{' '}
          <MuiLink
            component={Link}
            to={{ search: withRechnung(search, other.idPtRechnung) }}
            color="inherit"
            underline="always"
          >
            {other.rechnungsnummer}
          </MuiLink>
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Section title={t('detail.positionen')}>
            <BelegPositionen rechnung={rechnung} />
          </Section>
          {verwandte.length > 0 && (
            <Section title={t('detail.verwandte')}>
              <VerwandteListe verwandte={verwandte} />
            </Section>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Section title={t('detail.angaben')}>
            <Fakten rechnung={rechnung} />
          </Section>
          <Section title={t('detail.verlauf')}>
            <BelegVerlauf verlauf={rechnung.verlauf} />
          </Section>
        </Box>
      </Box>
    </>
  )
}
