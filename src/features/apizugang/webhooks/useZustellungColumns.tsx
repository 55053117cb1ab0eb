import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import Hourglass from '#src/shared/icons/Hourglass.svg'
import { useTranslation } from 'react-i18next'
import { type Webhook, ZUSTELL_STATUS, type Zustellung, type ZustellStatus } from '#src/contract/apizugang.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useWiederholeZustellung } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { UnknownChip } from '#src/shared/ui/UnknownChip.tsx'

interface Options {
  webhooks: Webhook[]
  onOpen: (zustellung: Zustellung) => void
}

const STATUS = {
  ausstehend: { tone: 'info', Icon: Hourglass },
  zugestellt: { tone: 'success', Icon: CircleCheck },
  fehlgeschlagen: { tone: 'error', Icon: CircleX },
} as const satisfies Record<ZustellStatus, unknown>

/** What a list of deliveries shows of each. */
export function useZustellungColumns({ webhooks, onOpen }: Options): DataColumn<Zustellung>[] {
  const { t } = useTranslation('apizugang')
  const canWrite = useAppAbility().can('update', 'ApiZugang')
  const nameOf = (id: number) => webhooks.find(({ idPtWebhook }) => idPtWebhook === id)?.bezeichnung ?? String(id)
  return [
    { key: 'zeit', header: t('zustellung.zeit'), cell: ({ erstelltAm }) => formatZeitpunkt(erstelltAm) },
    {
      key: 'ereignis',
      header: t('zustellung.ereignis'),
      cell: ({ ereignis }) => (
        <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace' }}>
          {ereignis}
        </Box>
      ),
    },
    { key: 'webhook', header: t('zustellung.webhook'), cell: ({ idPtWebhook }) => nameOf(idPtWebhook) },
    { key: 'status', header: t('zustellung.status'), cell: (zustellung) => <Stand zustellung={zustellung} /> },
    {
      key: 'naechster',
      header: t('zustellung.naechster'),
      cell: ({ naechsterVersuch }) => (naechsterVersuch === null ? '–' : formatZeitpunkt(naechsterVersuch)),
    },
    {
      key: 'aktionen',
      header: t('zustellung.aktionen'),
      cardLabel: false,
      cell: (zustellung) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1 }}>
          <Button size="small" color="inherit" onClick={() => onOpen(zustellung)}>
            {t('zustellung.ansehen')}
          </Button>
          {canWrite && <ResendButton zustellung={zustellung} />}
        </Box>
      ),
    },
  ]
}

function Stand({ zustellung: { status, antwortStatus, versuche } }: { zustellung: Zustellung }) {
  const { t } = useTranslation('apizugang')
  if (!isEinesVon(ZUSTELL_STATUS, status)) return <UnknownChip wort={status} />
  const { tone, Icon } = STATUS[status]
  const label = t(`zustellStatus.${status}`)
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusChip
        tone={tone}
        icon={<Icon aria-hidden />}
        label={antwortStatus === null ? label : `${label} (${antwortStatus})`}
      />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('zustellung.versuche', { count: versuche })}
      </Box>
    </Box>
  )
}

function ResendButton({ zustellung: { idPtZustellung } }: { zustellung: Zustellung }) {
  const { t } = useTranslation('apizugang')
  const resend = useWiederholeZustellung()
  return (
    <Button
      size="small"
      loading={resend.isPending}
      onClick={() =>
        resend.mutate(
          { idPtZustellung },
          {
            onError: showFailure,
            onSuccess: ({ status, fehler, antwortStatus }) => {
              if (status === 'zugestellt') notify.success(t('zustellung.istZugestellt'))
              else notify.warning(fehler ?? t('webhook.pingNicht', { status: antwortStatus ?? 0 }))
            },
          },
        )
      }
    >
      {t('zustellung.nochmal')}
    </Button>
  )
}
