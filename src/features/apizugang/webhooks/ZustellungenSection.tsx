import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import RefreshCw from '#src/shared/icons/RefreshCw.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZUSTELL_STATUS, type Webhook, type Zustellung } from '#src/contract/apizugang.ts'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { listSchema, oneOf, wholeNumber } from '#src/shared/list/listSchema.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { ZustellungDialog } from './ZustellungDialog.tsx'
import { useZustellungColumns } from './useZustellungColumns.tsx'

/** The deliveries, the newest first. */
const ZUSTELLUNGEN_LISTE = listSchema({
  fields: { webhook: wholeNumber(), status: oneOf(ZUSTELL_STATUS) },
  sort: { erstelltAm: 'ab' },
  usualSort: 'erstelltAm',
})

/** Deliveries of the last 30 days, with what was sent and a way to send again. */
export function ZustellungenSection({ webhooks }: { webhooks: Webhook[] }) {
  const { t } = useTranslation('apizugang')
  const list = useListParams(ZUSTELLUNGEN_LISTE)
  const { webhook, status, page } = list.params
  const [open, setOpen] = useState<Zustellung | null>(null)
  const columns = useZustellungColumns({ webhooks, onOpen: setOpen })
  // One that was deleted meanwhile is none.
  const idPtWebhook = webhooks.find((one) => one.idPtWebhook === webhook)?.idPtWebhook
  const query = useQuery(apizugangQueries.zustellungen({ idPtWebhook, status, page }))
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
      <ListView
        list={list}
        query={query}
        filters={
          <>
            <FilterSelect
              label={t('zustellung.webhook')}
              all={t('zustellung.alleWebhooks')}
              value={idPtWebhook}
              onChange={(chosen) => list.change({ webhook: chosen })}
              options={webhooks.map(({ idPtWebhook: id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
            />
            <FilterSelect
              label={t('zustellung.status')}
              all={t('zustellung.alle')}
              value={status}
              onChange={(chosen) => list.change({ status: chosen })}
              options={ZUSTELL_STATUS.map((one) => ({ value: one, label: t(`zustellStatus.${one}`) }))}
            />
          </>
        }
        skeleton={<Skeleton variant="rounded" height={160} />}
        empty={<Typography color="textSecondary">{t('zustellung.leer', { tage: PROTOKOLL_TAGE })}</Typography>}
      >
        {({ zustellungen }) => (
          <DataTable
            caption={t('zustellung.title')}
            columns={columns}
            rows={zustellungen}
            rowKey={({ idPtZustellung }) => idPtZustellung}
            cardsBelow={980}
          />
        )}
      </ListView>
      {open && <ZustellungDialog zustellung={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
