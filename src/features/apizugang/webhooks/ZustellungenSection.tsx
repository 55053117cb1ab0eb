import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZUSTELL_STATUS, type Webhook, type Zustellung, type ZustellStatus } from '#src/contract/apizugang.ts'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { ListFoot } from '#src/shared/ui/ListFoot.tsx'
import { ZustellungDialog } from './ZustellungDialog.tsx'
import { ZustellungTable } from './ZustellungTable.tsx'

const ALLE = 'alle'

/** Deliveries of the last 30 days, with what was sent and a way to send again. */
export function ZustellungenSection({ webhooks }: { webhooks: Webhook[] }) {
  const { t } = useTranslation('apizugang')
  const [idPtWebhook, setWebhook] = useState<number | null>(null)
  const [status, setStatus] = useState<ZustellStatus | null>(null)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Zustellung | null>(null)
  const query = useQuery(
    apizugangQueries.zustellungen({
      ...(idPtWebhook === null ? {} : { idPtWebhook }),
      ...(status === null ? {} : { status }),
      page,
    }),
  )
  return (
    <Section
      title={t('zustellung.title')}
      aside={
        <Button
          size="small"
          color="inherit"
          startIcon={<RefreshCw size={16} aria-hidden />}
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('anfragen.aktualisieren')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <SelectField
            label={t('zustellung.webhook')}
            value={idPtWebhook ?? ALLE}
            onChange={({ target }) => {
              setPage(1)
              setWebhook(target.value === ALLE ? null : Number(target.value))
            }}
            sx={{ flex: '1 1 180px', maxInlineSize: { sm: 260 } }}
          >
            <MenuItem value={ALLE}>{t('zustellung.alleWebhooks')}</MenuItem>
            {webhooks.map((webhook) => (
              <MenuItem key={webhook.idPtWebhook} value={webhook.idPtWebhook}>
                {webhook.bezeichnung}
              </MenuItem>
            ))}
          </SelectField>
          <SelectField
            label={t('zustellung.status')}
            value={status ?? ALLE}
            onChange={({ target }) => {
              setPage(1)
              setStatus(ZUSTELL_STATUS.find((one) => one === target.value) ?? null)
            }}
            sx={{ flex: '1 1 140px', maxInlineSize: { sm: 200 } }}
          >
            <MenuItem value={ALLE}>{t('zustellung.alle')}</MenuItem>
            {ZUSTELL_STATUS.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`zustellStatus.${one}`)}
              </MenuItem>
            ))}
          </SelectField>
        </Box>
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
          {({ zustellungen, total, seitenGroesse }) =>
            zustellungen.length === 0 ? (
              <Typography color="textSecondary">{t('zustellung.leer', { tage: PROTOKOLL_TAGE })}</Typography>
            ) : (
              <>
                <ZustellungTable zustellungen={zustellungen} webhooks={webhooks} onOpen={setOpen} />
                <ListFoot
                  label={t('seiten')}
                  page={page}
                  size={seitenGroesse}
                  shown={zustellungen.length}
                  total={total}
                  onChange={setPage}
                />
              </>
            )
          }
        </QueryView>
      </Box>
      {open && <ZustellungDialog zustellung={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
