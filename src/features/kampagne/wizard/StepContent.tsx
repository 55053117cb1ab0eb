import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '#src/routes/paths.ts'
import { FreigabeStep } from './FreigabeStep.tsx'
import { GrundlagenStep } from './GrundlagenStep.tsx'
import { PruefungStep } from './PruefungStep.tsx'
import type { Schritt } from './steps.ts'
import { TerminStep } from './TerminStep.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'
import { WerbemittelStep } from './WerbemittelStep.tsx'
import { ZielgruppeStep } from './ZielgruppeStep.tsx'

interface Props {
  schritt: Schritt
  draft: KampagneDraft
}

/** The step that the URL names. */
export function StepContent({ schritt, draft }: Props) {
  const { t } = useTranslation(['kampagne', 'autosave'])
  const id = draft.kampagne?.idPtKampagne
  const address = id === undefined ? paths.kampagneErstellen : paths.kampagneEditieren(id)
  switch (schritt) {
    case 'grundlagen':
      return <GrundlagenStep draft={draft} />
    case 'zielgruppe':
      return <ZielgruppeStep draft={draft} returnTo={`${address}?schritt=zielgruppe`} />
    case 'werbemittel':
      return <WerbemittelStep draft={draft} returnTo={`${address}?schritt=werbemittel`} />
    case 'termin':
      return <TerminStep draft={draft} />
    case 'pruefung':
      return <PruefungStep draft={draft} />
    case 'freigabe':
      return draft.kampagne ? (
        <FreigabeStep kampagne={draft.kampagne} flush={draft.flush} />
      ) : (
        <Typography color="textSecondary">{t('autosave:new')}</Typography>
      )
  }
}
