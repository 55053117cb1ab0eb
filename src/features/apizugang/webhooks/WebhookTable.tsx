import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import CirclePause from 'lucide-react/icons/circle-pause'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePower from 'lucide-react/icons/circle-power'
import Send from 'lucide-react/icons/send'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { useTesteWebhook } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { WebhookMenu } from './WebhookMenu.tsx'

interface Props {
  webhooks: Webhook[]
  onEdit: (webhook: Webhook) => void
}

/** Every webhook with its last delivery. */
export function WebhookTable({ webhooks, onEdit }: Props) {
  const { t } = useTranslation('apizugang')
  const canWrite = useAppAbility().can('update', 'ApiZugang')
  const columns: DataColumn<Webhook>[] = [
    {
      key: 'name',
      header: t('webhook.bezeichnung'),
      cell: (webhook) => <NameCell webhook={webhook} />,
      cardLabel: false,
    },
    {
      key: 'ereignisse',
      header: t('webhook.ereignisse'),
      cell: ({ ereignisse }) => (
        <Box component="span" dir="ltr" sx={{ fontFamily: 'monospace', maxInlineSize: '40ch', display: 'block' }}>
          {ereignisse.join(', ')}
        </Box>
      ),
      cardLabel: false,
    },
    { key: 'zustand', header: t('webhook.zustand'), cell: (webhook) => <ZustandChip webhook={webhook} /> },
    { key: 'letzte', header: t('webhook.letzte'), cell: (webhook) => <LetzteCell webhook={webhook} /> },
  ]
  return (
    <DataTable
      caption={t('webhook.tabelle')}
      columns={columns}
      rows={webhooks}
      rowKey={({ idPtWebhook }) => idPtWebhook}
      cardsBelow={980}
      {...(canWrite
        ? {
            actions: (webhook: Webhook) => (
              <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <PingButton webhook={webhook} />
                <WebhookMenu webhook={webhook} onEdit={() => onEdit(webhook)} />
              </Box>
            ),
          }
        : {})}
    />
  )
}

/** Sends a probe at once and says what came back. */
function PingButton({ webhook: { idPtWebhook, bezeichnung } }: { webhook: Webhook }) {
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

function NameCell({ webhook: { bezeichnung, url, altesGeheimnisBis } }: { webhook: Webhook }) {
  const { t } = useTranslation('apizugang')
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 'inherit' }}>
        {bezeichnung}
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        component="span"
        dir="ltr"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {url}
      </Typography>
      {altesGeheimnisBis !== null && (
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {t('webhook.altesGeheimnis', { zeit: formatZeitpunkt(altesGeheimnisBis) })}
        </Typography>
      )}
    </>
  )
}

function ZustandChip({ webhook: { aktiv, pausiertAm } }: { webhook: Webhook }) {
  const { t } = useTranslation('apizugang')
  if (pausiertAm !== null)
    return <StatusChip tone="warning" icon={<CirclePause aria-hidden />} label={t('webhook.pausiert')} />
  return aktiv ? (
    <StatusChip tone="success" icon={<CircleCheck aria-hidden />} label={t('webhook.istAktiv')} />
  ) : (
    <StatusChip tone="secondary" icon={<CirclePower aria-hidden />} label={t('webhook.istAus')} />
  )
}

function LetzteCell({ webhook: { letzteZustellung } }: { webhook: Webhook }) {
  const { t } = useTranslation('apizugang')
  if (letzteZustellung === null) return t('webhook.nochNichts')
  const { zeit, erfolg, antwortStatus } = letzteZustellung
  return (
    <div>
      {formatZeitpunkt(zeit)}
      <Typography
        variant="caption"
        component="span"
        sx={{ display: 'block', color: erfolg ? 'text.secondary' : 'error.main' }}
      >
        {erfolg
          ? t('webhook.angekommen')
          : antwortStatus === null
            ? t('webhook.keineAntwort')
            : t('webhook.abgelehnt', { status: antwortStatus })}
      </Typography>
    </div>
  )
}
