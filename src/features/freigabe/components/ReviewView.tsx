import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { entscheidungBis, fristen } from '#src/domain/kampagne/schedule.ts'
import { formatTag } from '#src/domain/number/german.ts'
import { ENTSCHEIDUNG } from '#src/entities/freigabe/entscheidung.ts'
import { heute } from '#src/shared/clock.ts'
import { FOOT_BAR, footBar } from '#src/shared/ui/footBar.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { FactsList } from './FactsList.tsx'
import { Columns } from './freigabeParts.ts'
import { FreigabeFrame } from './FreigabeFrame.tsx'
import type { LateDecision } from './useDecision.ts'
import { Receipt } from './Receipt.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { RundeListe } from './RundeListe.tsx'
import { SheetViewer } from './SheetViewer.tsx'
import { SoGelassen } from './SoGelassen.tsx'
import { ZurKampagne } from './ZurKampagne.tsx'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  late: LateDecision | null
  onLate: (late: LateDecision) => void
}

/** The dialog that the address asks for, where that can still be decided. */
function askedFor({ darfEntscheiden, terminVerpasst }: FreigabeAnsicht, entscheidung: string | null) {
  if (!darfEntscheiden) return null
  if (entscheidung === 'freigeben') return terminVerpasst ? null : 'approve'
  return entscheidung === 'aendern' ? 'reject' : null
}

/** The sheet first and large, the facts, then the decision; after it the same page is the receipt. */
export function ReviewView({ ansicht, vorlage, late, onLate }: Props) {
  const { t } = useTranslation('freigabe')
  const [search] = useSearchParams()
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(() => askedFor(ansicht, search.get(ENTSCHEIDUNG)))
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
          <SheetViewer vorlage={vorlage} />
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
          <Paper
            ref={footBar}
            component="section"
            aria-label={t('decide.bar')}
            square
            sx={{
              ...FOOT_BAR,
              zIndex: 'appBar',
              mx: { xs: -2, sm: 0 },
              px: { xs: 2, sm: 0 },
              py: 1.5,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: 'background.default',
              '@media print': { position: 'static', border: 0 },
            }}
          >
            <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px' }}>
              {ansicht.gueltigBis &&
                !ansicht.terminVerpasst &&
                t('page.entscheidungBis', {
                  datum: formatTag(entscheidungBis(ansicht.gueltigBis, vorlage.versandDatum, heute())),
                })}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
              <Button
                size="large"
                variant="outlined"
                onClick={() => setDialog('reject')}
                sx={{ flex: 1, whiteSpace: { sm: 'nowrap' } }}
              >
                {t('decide.reject')}
              </Button>
              <Button
                size="large"
                variant="contained"
                disabled={ansicht.terminVerpasst}
                onClick={() => setDialog('approve')}
                sx={{ flex: 1, minWidth: { sm: 180 } }}
              >
                {t('decide.approve')}
              </Button>
            </Box>
          </Paper>
        )}
        {dialog === 'approve' && <ApproveDialog ansicht={ansicht} vorlage={vorlage} onClose={close} onLate={onLate} />}
        {dialog === 'reject' && <RejectDialog ansicht={ansicht} vorlage={vorlage} onClose={close} onLate={onLate} />}
      </Page>
    </FreigabeFrame>
  )
}
