import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { teilstatusLabel } from '#src/domain/kampagne/labels.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { beispielLinks } from '#src/engines/print/rules.ts'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { KampagneActions } from '../actions/KampagneActions.tsx'
import { FristenList } from '../components/FristenList.tsx'
import { KampagneCarousel } from '../components/KampagneCarousel.tsx'
import { PreisPositionen } from '../components/PreisPositionen.tsx'
import { PreisBox } from '../components/PreisBox.tsx'
import { TestChip } from '../components/TestChip.tsx'
import { BestellDialog } from '../payment/BestellDialog.tsx'
import { ZahlungStatusPanel } from '../payment/ZahlungStatusPanel.tsx'
import { ZahlungenBlock } from '../payment/ZahlungenBlock.tsx'
import { AenderungenBlock } from './AenderungenBlock.tsx'
import { BefundeBlock } from './BefundeBlock.tsx'
import { EinfrierenPanel } from './EinfrierenPanel.tsx'
import { FaktenBlock } from './FaktenBlock.tsx'
import { FreigabenBlock } from './FreigabenBlock.tsx'
import { NaechsterSchritt } from './NaechsterSchritt.tsx'
import { Section } from '../components/Section.tsx'
import { Timeline } from './Timeline.tsx'
import { VerlaufBlock } from './VerlaufBlock.tsx'
import { VersaeumnisPanel } from './VersaeumnisPanel.tsx'
import { VersandBlock } from './VersandBlock.tsx'

interface Props {
  kampagne: Kampagne
}

/** A campaign on its way: where it stands, what is next, and everything that belongs to it. */
export function KampagneDetail({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { state, teilstatus, preis, versandDatum, idPtWerbemittel, stornoAngefragtAm } = kampagne
  const price = preis && <PreisBox preis={preis} />
  return (
    <Page
      title={kampagne.bezeichnung || t('list.noName')}
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <KampagneStateChip state={state} />
          {kampagne.testmodus && <TestChip />}
          {teilstatus && <span>{teilstatusLabel(teilstatus)}</span>}
          {kampagne.zahlung.zahlungsStatus !== 'offen' && <ZahlungChip status={kampagne.zahlung.zahlungsStatus} />}
        </Box>
      }
      actions={<KampagneActions kampagne={kampagne} />}
    >
      <NaechsterSchritt kampagne={kampagne} />
      <EinfrierenPanel kampagne={kampagne} />
      <VersaeumnisPanel kampagne={kampagne} />
      <ZahlungStatusPanel kampagne={kampagne} />
      {stornoAngefragtAm && (
        <Alert severity="info">{t('detail.stornoAngefragt', { datum: formatZeitpunkt(stornoAngefragtAm) })}</Alert>
      )}
      <Timeline kampagne={kampagne} />
      <AenderungenBlock kampagne={kampagne} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          {idPtWerbemittel !== null && (
            <Section title={t('detail.sheet')}>
              <KampagneCarousel
                idPtWerbemittel={idPtWerbemittel}
                idPtZielgruppe={kampagne.idPtZielgruppe}
                absender={kampagne.absender}
                fassung={kampagne.fassung}
                datenschutzText={kampagne.datenschutzText}
                qrUrls={beispielLinks(kampagne.qrCodes)}
              />
            </Section>
          )}
          <FaktenBlock kampagne={kampagne} />
          <BefundeBlock kampagne={kampagne} />
          <FreigabenBlock kampagne={kampagne} />
          {preis && (
            <Section title={t('preis.title')}>
              <PreisPositionen preis={preis} />
            </Section>
          )}
          <ZahlungenBlock kampagne={kampagne} />
          <VersandBlock kampagne={kampagne} />
          <VerlaufBlock verlauf={kampagne.verlauf} />
        </Box>
        <Box
          component="aside"
          sx={{
            display: 'grid',
            gap: 4,
            position: { md: 'sticky' },
            insetBlockStart: 'calc(var(--bar-space) + 24px)',
            gridRow: { xs: 1, md: 'auto' },
          }}
        >
          {price}
          {versandDatum && <FristenList versandDatum={versandDatum} />}
        </Box>
      </Box>
      <BestellDialog kampagne={kampagne} />
    </Page>
  )
}
