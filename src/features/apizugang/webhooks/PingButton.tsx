import Button from '@mui/material/Button'
import Send from '#src/shared/icons/Send.svg'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { useTesteWebhook } from '#src/entities/apizugang/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'

/** Sends a probe at once and says what came back. */
export function PingButton({ webhook: { idPtWebhook, bezeichnung } }: { webhook: Webhook }) {
  const { t } = useTranslation('apizugang')
  const ping = useTesteWebhook()
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Send size={16} aria-hidden />}
      aria-label={t('webhook.pingFuer', { bezeichnung })}
      loading={ping.isPending}
      onClick={() =>
        ping.mutate(
          { idPtWebhook },
          {
            onError: showFailure,
            onSuccess: ({ status, antwortStatus, fehler }) => {
              if (status === 'zugestellt') notify.success(t('webhook.pingDa', { status: antwortStatus ?? 0 }))
              else notify.warning(fehler ?? t('webhook.pingNicht', { status: antwortStatus ?? 0 }))
            },
          },
        )
      }
    >
      {t('webhook.ping')}
    </Button>
  )
}
