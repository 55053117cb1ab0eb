import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CirclePause from '#src/shared/icons/CirclePause.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CirclePower from '#src/shared/icons/CirclePower.svg'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

/** A webhook with its last delivery. */
export function useWebhookColumns(): DataColumn<Webhook>[] {
  const { t } = useTranslation('apizugang')
  return [
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
