import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Plus from '#src/shared/icons/Plus.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { PingButton } from './PingButton.tsx'
import { useWebhookColumns } from './useWebhookColumns.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookMenu } from './WebhookMenu.tsx'
import { ZustellungenSection } from './ZustellungenSection.tsx'

/** Where we send events, and what became of them. */
export function WebhooksView() {
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const query = useQuery(apizugangQueries.webhooks())
  const [dialog, setDialog] = useState<{ webhook: Webhook | null } | null>(null)
  const columns = useWebhookColumns()
  const canWrite = ability.can('update', 'ApiZugang')
  const create = canWrite && (
    <Button
      variant="contained"
      onClick={() => setDialog({ webhook: null })}
      startIcon={<Plus size={20} aria-hidden />}
      sx={{ justifySelf: 'start' }}
    >
      {t('webhook.neu')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={200} />}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState
              drawing={<Document />}
              title={t('webhook.leerTitle')}
              text={t(create ? 'webhook.leerText' : 'webhook.leerOhneRecht')}
              {...(create ? { action: create } : {})}
            />
          ) : (
            <>
              {create}
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
                          <WebhookMenu webhook={webhook} onEdit={() => setDialog({ webhook })} />
                        </Box>
                      ),
                    }
                  : {})}
              />
              <ZustellungenSection webhooks={webhooks} />
            </>
          )
        }
      </QueryView>
      {dialog && <WebhookDialog webhook={dialog.webhook} onClose={() => setDialog(null)} />}
    </Box>
  )
}
