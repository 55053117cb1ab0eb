import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { checkliste } from '#src/domain/kampagne/checkliste.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { AutosaveGuard } from '#src/shared/autosave/AutosaveGuard.tsx'
import { SaveStatus } from '#src/shared/autosave/SaveStatus.tsx'
import { DraftOffer } from '#src/shared/drafts/DraftOffer.tsx'
import { paths } from '#src/routes/paths.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { useStayAtAddress } from './useStayAtAddress.ts'
import { KampagneConflict } from './KampagneConflict.tsx'
import { PruefungContext } from './pruefung.ts'
import { fertigeSchritte, nachbar, parseSchritt, SCHRITTE, type Schritt } from './steps.ts'
import { StepContent } from './StepContent.tsx'
import { STEP_STATE, useStepFocus } from './useStepFocus.ts'
import { SummaryBar } from './SummaryBar.tsx'
import { useKampagneDraft } from './useKampagneDraft.ts'
import { useTakeMade } from './useTakeMade.ts'
import { WizardNav } from './WizardNav.tsx'
import { WizardSummary } from './WizardSummary.tsx'

interface Props {
  /** null: a new one, stored with the first input. */
  stored: Kampagne | null
  /** Menu of the campaign's other actions. */
  actions?: ReactNode
  /** Above the steps: what approver or provider want changed. */
  tasks?: ReactNode
}

/** Makes a campaign in six steps that can be taken in any order; everything is stored by itself. */
export function KampagneWizard({ stored, actions, tasks }: Props) {
  const { t } = useTranslation('kampagne')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const draft = useKampagneDraft(stored)
  const [akzeptiert, setAkzeptiert] = useState<ReadonlySet<string>>(new Set())
  const schritt = parseSchritt(search.get('schritt'))
  const { kampagne, values } = draft
  useTakeMade(draft.change)
  useStayAtAddress(kampagne?.idPtKampagne ?? null, schritt)
  const stepHeading = useStepFocus(schritt)

  const zielgruppe = useQuery({
    ...zielgruppeQueries.detail(kampagne?.idPtZielgruppe ?? 0),
    enabled: (kampagne?.idPtZielgruppe ?? null) !== null,
  })
  const werbemittel = useQuery({
    ...werbemittelQueries.detail(kampagne?.idPtWerbemittel ?? 0),
    enabled: (kampagne?.idPtWerbemittel ?? null) !== null,
  })
  const user = useCurrentUser()
  const punkte = kampagne
    ? checkliste({
        kampagne,
        zielgruppe: zielgruppe.data ?? null,
        werbemittel: werbemittel.data ?? null,
        avvAkzeptiert: user?.avvAkzeptiert ?? false,
        heute: heute(),
      })
    : []
  const kennzeichnung = werbemittel.data?.kennzeichnung ?? null
  const done = fertigeSchritte(punkte)

  const go = async (next: Schritt) => {
    const saved = await draft.flush()
    const address = saved ? paths.kampagneEditieren(saved.idPtKampagne) : ''
    await navigate(`${address}?schritt=${next}`, { state: STEP_STATE })
  }
  const accept = (code: string, yes: boolean) =>
    setAkzeptiert((before) => new Set(yes ? [...before, code] : [...before].filter((other) => other !== code)))

  const previous = nachbar(schritt, -1)
  const next = nachbar(schritt, 1)
  const summary = <WizardSummary draft={draft} />
  return (
    <Page
      title={stored ? values.bezeichnung || t('list.noName') : t('wizard.titleNew')}
      subtitle={<SaveStatus source={draft.source} />}
      {...(actions ? { actions } : {})}
    >
      <DraftOffer offer={draft.offer} />
      {tasks}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4, lg: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)', lg: '200px minmax(0, 1fr) 280px' },
        }}
      >
        <WizardNav current={schritt} done={done} onGo={(step) => void go(step)} />
        <Box component="section" aria-labelledby="schritt-title" sx={{ minWidth: 0 }}>
          <Typography variant="overline" component="p" color="textSecondary">
            {t('wizard.step', { nr: SCHRITTE.indexOf(schritt) + 1, gesamt: SCHRITTE.length })}
          </Typography>
          <Typography ref={stepHeading} id="schritt-title" variant="h2" tabIndex={-1} sx={{ mb: 3 }}>
            {t(`wizard.schritt.${schritt}`)}
          </Typography>
          <PruefungContext value={{ punkte, kennzeichnung, akzeptiert, accept }}>
            <StepContent schritt={schritt} draft={draft} />
          </PruefungContext>
          <Box sx={{ display: 'flex', gap: 1, mt: 5, flexWrap: 'wrap' }}>
            {previous && (
              <Button color="inherit" onClick={() => void go(previous)}>
                {t('wizard.backTo', { schritt: t(`wizard.schritt.${previous}`) })}
              </Button>
            )}
            <Box sx={{ flex: 1 }} />
            {next && (
              <Button variant="contained" onClick={() => void go(next)}>
                {t('wizard.nextTo', { schritt: t(`wizard.schritt.${next}`) })}
              </Button>
            )}
          </Box>
        </Box>
        <Box
          component="aside"
          aria-label={t('summary.title')}
          sx={{
            display: { xs: 'none', md: 'block' },
            gridColumn: { md: 2, lg: 3 },
            position: { lg: 'sticky' },
            insetBlockStart: 'calc(var(--bar-space) + 24px)',
            p: 2.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          {summary}
        </Box>
      </Box>
      <SummaryBar kampagne={kampagne}>{summary}</SummaryBar>
      {draft.theirs && <KampagneConflict current={draft.theirs} pending={draft.pending} onResolve={draft.resolve} />}
      <AutosaveGuard source={draft.source} />
    </Page>
  )
}
