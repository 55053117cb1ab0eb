import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { formatTag } from '#src/base/number/german.ts'
import { ENTSCHEIDUNG } from '#src/entities/freigabe/entscheidung.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { FactsList } from './FactsList.tsx'
import { EntscheidungBar } from './EntscheidungBar.tsx'
import { Columns } from './freigabeParts.ts'
import { FreigabeFrame } from './FreigabeFrame.tsx'
import type { LateEntscheidung } from './useEntscheidung.ts'
import { Receipt } from './Receipt.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { RundeListe } from './RundeListe.tsx'
import { SheetViewer } from './SheetViewer.tsx'
import { SoGelassen } from './SoGelassen.tsx'
import { usePruefung } from './usePruefung.ts'
import { ZurKampagne } from './ZurKampagne.tsx'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  late: LateEntscheidung | null
  onLate: (late: LateEntscheidung) => void
}

/** The sheet first and large, the facts, then the decision; after it the same page is the receipt. */
export function ReviewView({ ansicht, vorlage, late, onLate }: Props) {
  const { t } = useTranslation('freigabe')
  const [search] = useSearchParams()
  // To approve wants a look at the sheet first, whichever way somebody comes.
  const wantsChanges = ansicht.darfEntscheiden && search.get(ENTSCHEIDUNG) === 'aendern'
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(wantsChanges ? 'reject' : null)
  const pruefung = usePruefung(vorlage)
  const decided = ansicht.zustand === 'entschieden'
  const [wasDecided] = useState(decided)
  const close = () => setDialog(null)
  const { angefordertVon, firma, marke, nachricht } = vorlage
  return (
    <FreigabeFrame firma={firma} marke={marke}>
      <Page
        title={t(decided ? 'page.titleReceipt' : 'page.title')}
        {...(decided
          ? {}
          : { subtitle: t('page.request', { name: angefordertVon, firma, kampagne: vorlage.kampagne }) })}
      >
        <ZurKampagne />
        {decided && <Receipt ansicht={ansicht} vorlage={vorlage} fresh={!wasDecided && dialog === null} />}
        {late && <Alert severity="info">{late.message}</Alert>}
        {ansicht.terminVerpasst && (
          <Alert severity="warning">
            <AlertTitle>
              {t('verpasst.title', { datum: formatTag(fristen(vorlage.versandDatum).freigabeBis) })}
            </AlertTitle>
            {t('verpasst.text', { versand: formatTag(vorlage.versandDatum), name: angefordertVon })}
          </Alert>
        )}
        <Columns>
          <SheetViewer vorlage={vorlage} pruefung={pruefung} />
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            {nachricht !== '' && (
              <Box component="figure" sx={{ m: 0 }}>
                <Typography component="figcaption" variant="body2" color="textSecondary">
                  {t('page.quote', { name: angefordertVon })}
                </Typography>
                <Typography
                  component="blockquote"
                  sx={{
                    m: 0,
                    mt: 0.5,
                    paddingInlineStart: 2,
                    borderInlineStart: '3px solid',
                    borderColor: 'divider',
                    whiteSpace: 'pre-line',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {nachricht}
                </Typography>
              </Box>
            )}
            <FactsList vorlage={vorlage} />
            <SoGelassen vorlage={vorlage} />
            {!decided && ansicht.stand && <RundeListe runde={ansicht.stand} />}
          </Box>
        </Columns>
        {!decided && !ansicht.darfEntscheiden && <Alert severity="info">{t('decide.readOnly')}</Alert>}
        <Typography variant="caption" color="textSecondary">
          {t('page.footer')}
        </Typography>
        {ansicht.darfEntscheiden && (
          <EntscheidungBar
            {...{ ansicht, vorlage, pruefung }}
            onApprove={() => setDialog('approve')}
            onReject={() => setDialog('reject')}
          />
        )}
        {dialog === 'approve' && (
          <ApproveDialog {...{ ansicht, vorlage, onLate }} gezeigt={pruefung.gezeigt} onClose={close} />
        )}
        {dialog === 'reject' && <RejectDialog ansicht={ansicht} vorlage={vorlage} onClose={close} onLate={onLate} />}
      </Page>
    </FreigabeFrame>
  )
}
