import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { ACTIONS } from '#src/domain/kampagne/transitions.ts'
import {
  useAnhalten,
  useFreigabeZurueckziehen,
  useStornoAnfragen,
  useWiederOeffnen,
} from '#src/entities/kampagne/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

interface Props {
  kampagne: Kampagne
  action: 'freigabeZurueckziehen' | 'wiederOeffnen' | 'anhalten' | 'stornoAnfragen'
  onClose: () => void
}

/** Says what an action means, takes a reason that may be left out, and does it. */
export function GrundDialog({ kampagne, action, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const [grund, setGrund] = useState('')
  const mutations = {
    freigabeZurueckziehen: useFreigabeZurueckziehen(),
    wiederOeffnen: useWiederOeffnen(),
    anhalten: useAnhalten(),
    stornoAnfragen: useStornoAnfragen(),
  }
  const mutation = mutations[action]
  const { idPtKampagne, version } = kampagne
  const reason = grund.trim()
  return (
    <ConfirmDialog
      open
      title={t(`aktion.${action}.title`)}
      text={t(kampagne.eingefroren === null ? `aktion.${action}.text` : 'einfrieren.zurueckziehen')}
      confirmLabel={ACTIONS[action].label}
      busy={mutation.isPending}
      onClose={onClose}
      onConfirm={() =>
        mutation.mutate(
          { idPtKampagne, version, ...(reason ? { grund: reason } : {}) },
          {
            onSuccess: () => {
              notify.success(t(`aktion.${action}.ok`))
              onClose()
            },
          },
        )
      }
    >
      <TextField
        label={t('aktion.grundOptional')}
        value={grund}
        onChange={(event) => setGrund(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        multiline
        minRows={2}
        fullWidth
        sx={{ mt: 2 }}
      />
      {mutation.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {mutation.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
