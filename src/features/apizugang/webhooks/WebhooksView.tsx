import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookTable } from './WebhookTable.tsx'
import { ZustellungenSection } from './ZustellungenSection.tsx'

/** Where we send events, and what became of them. */
export function WebhooksView() {
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const query = useQuery(apizugangQueries.webhooks())
  const [dialog, setDialog] = useState<{ webhook: Webhook | null } | null>(null)
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
              <WebhookTable webhooks={webhooks} onEdit={(webhook) => setDialog({ webhook })} />
              <ZustellungenSection webhooks={webhooks} />
            </>
          )
        }
      </QueryView>
      {dialog && <WebhookDialog webhook={dialog.webhook} onClose={() => setDialog(null)} />}
    </Box>
  )
}
