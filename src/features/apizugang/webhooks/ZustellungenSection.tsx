import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZUSTELL_STATUS, type Webhook, type Zustellung, type ZustellStatus } from '#src/contract/apizugang.ts'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { ListFoot } from '#src/shared/ui/ListFoot.tsx'
import { ListTools } from '#src/shared/ui/ListTools.tsx'
import { ListView } from '#src/shared/ui/ListView.tsx'
import { ZustellungDialog } from './ZustellungDialog.tsx'
import { useZustellungColumns } from './useZustellungColumns.tsx'

/** Deliveries of the last 30 days, with what was sent and a way to send again. */
export function ZustellungenSection({ webhooks }: { webhooks: Webhook[] }) {
  const { t } = useTranslation('apizugang')
  const [idPtWebhook, setWebhook] = useState<number | null>(null)
  const [status, setStatus] = useState<ZustellStatus | null>(null)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Zustellung | null>(null)
  const columns = useZustellungColumns({ webhooks, onOpen: setOpen })
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
      <ListView>
        <ListTools>
          <SelectField
            label={t('zustellung.webhook')}
            value={idPtWebhook}
            onChange={(chosen) => {
              setPage(1)
              setWebhook(chosen)
            }}
            options={[
              { value: null, label: t('zustellung.alleWebhooks') },
              ...webhooks.map(({ idPtWebhook: id, bezeichnung }) => ({ value: id, label: bezeichnung })),
            ]}
          />
          <SelectField
            label={t('zustellung.status')}
            value={status}
            onChange={(chosen) => {
              setPage(1)
              setStatus(chosen)
            }}
            options={[
              { value: null, label: t('zustellung.alle') },
              ...ZUSTELL_STATUS.map((one) => ({ value: one, label: t(`zustellStatus.${one}`) })),
            ]}
          />
        </ListTools>
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
          {({ zustellungen, total, seitenGroesse }) =>
            zustellungen.length === 0 ? (
              <Typography color="textSecondary">{t('zustellung.leer', { tage: PROTOKOLL_TAGE })}</Typography>
            ) : (
              <>
                <DataTable
                  caption={t('zustellung.title')}
                  columns={columns}
                  rows={zustellungen}
                  rowKey={({ idPtZustellung }) => idPtZustellung}
                  cardsBelow={980}
                />
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
      </ListView>
      {open && <ZustellungDialog zustellung={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
