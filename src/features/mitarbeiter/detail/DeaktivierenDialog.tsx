import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { mitarbeiterQueries, useDeaktiviereMitarbeiter } from '#src/entities/mitarbeiter/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { UebernehmerField } from './UebernehmerField.tsx'

interface Props {
  mitarbeiter: Mitarbeiter
  onClose: () => void
}

/** Says what ends, and asks who takes over what waits for this person. */
export function DeaktivierenDialog({ mitarbeiter, onClose }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const { idThHeadhunterMitarbeiter, version } = mitarbeiter
  const detail = useQuery(mitarbeiterQueries.detail(idThHeadhunterMitarbeiter))
  const deaktiviere = useDeaktiviereMitarbeiter()
  const [an, setAn] = useState<Mitarbeiter | null>(null)
  const name = personName(mitarbeiter)
  const offen = detail.data?.offeneFreigaben ?? []
  const error = deaktiviere.error
  const atField = error instanceof ApiError ? error.fieldErrors['idThUebernehmer'] : undefined

  const confirm = () =>
    deaktiviere.mutate(
      {
        idThHeadhunterMitarbeiter,
        version: detail.data?.version ?? version,
        idThUebernehmer: an?.idThHeadhunterMitarbeiter ?? null,
      },
      {
        onSuccess: () => {
          notify.success(t('actions.deaktivierenDone', { name }))
          onClose()
        },
      },
    )

  return (
    <ConfirmDialog
      open
      title={t('deaktivieren.title', { name })}
      text={t('deaktivieren.text', { name })}
      confirmLabel={t('actions.deaktivieren')}
      tone="error"
      busy={deaktiviere.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
        {error !== null && atField === undefined && <ErrorPanel error={error} />}
        {detail.isPending && <Skeleton variant="rounded" height={64} />}
        {detail.isError && <ErrorPanel error={detail.error} onRetry={() => void detail.refetch()} />}
        {offen.length > 0 && (
          <>
            <Alert severity="info" icon={false}>
              <Typography variant="body2">{t('deaktivieren.offen', { count: offen.length })}</Typography>
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {offen.map(({ idPtKampagne, bezeichnung }) => (
                  <li key={idPtKampagne}>{bezeichnung}</li>
                ))}
              </ul>
            </Alert>
            <UebernehmerField
              idThHeadhunterMitarbeiter={idThHeadhunterMitarbeiter}
              value={an}
              error={atField}
              onChange={setAn}
            />
          </>
        )}
      </Box>
    </ConfirmDialog>
  )
}
