import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { AutosaveGuard } from '#src/shared/autosave/AutosaveGuard.tsx'
import { SaveStatus } from '#src/shared/autosave/SaveStatus.tsx'
import { DraftOffer } from '#src/shared/drafts/DraftOffer.tsx'
import { paths } from '#src/routes/paths.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { useStayAtAddress } from './useStayAtAddress.ts'
import { KampagneConflict } from './KampagneConflict.tsx'
import { PruefungContext } from './pruefung.ts'
import { fertigeSchritte, parseSchritt, type Schritt } from './steps.ts'
import { StepContent } from './StepContent.tsx'
import { STEP_STATE } from './useStepFocus.ts'
import { SummaryBar } from './SummaryBar.tsx'
import { useKampagneDraft } from './useKampagneDraft.ts'
import { useTakeMade } from './useTakeMade.ts'
import { useWizardPruefung } from './useWizardPruefung.ts'
import { WizardNav } from './WizardNav.tsx'
import { WizardStep } from './WizardStep.tsx'
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
  const schritt = parseSchritt(search.get('schritt'))
  const { kampagne, values } = draft
  useTakeMade(draft.change)
  useStayAtAddress(kampagne?.idPtKampagne ?? null, schritt)
  const pruefung = useWizardPruefung(kampagne)

  const go = async (next: Schritt) => {
    const saved = await draft.flush()
    const address = saved ? paths.kampagneEditieren(saved.idPtKampagne) : ''
    await navigate(`${address}?schritt=${next}`, { state: STEP_STATE })
  }

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
        <WizardNav current={schritt} done={fertigeSchritte(pruefung.punkte)} onGo={(step) => void go(step)} />
        <WizardStep schritt={schritt} onGo={(step) => void go(step)}>
          <PruefungContext value={pruefung}>
            <StepContent schritt={schritt} draft={draft} />
          </PruefungContext>
        </WizardStep>
        <SummaryColumn>{summary}</SummaryColumn>
      </Box>
      <SummaryBar kampagne={kampagne}>{summary}</SummaryBar>
      {draft.theirs && <KampagneConflict current={draft.theirs} pending={draft.pending} onResolve={draft.resolve} />}
      <AutosaveGuard source={draft.source} />
    </Page>
  )
}

/** Beside the steps, and below them where there is no room; a phone has the bar. */
function SummaryColumn({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kampagne')
  return (
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
      {children}
    </Box>
  )
}
