import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EreignisEintrag } from '#src/contract/ereignis.ts'
import { WEBHOOK_EREIGNISSE } from '#src/contract/webhook.ts'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { listSchema, oneOf } from '#src/shared/list/listSchema.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { RefreshButton } from '../parts/RefreshButton.tsx'
import { EreignisDialog } from './EreignisDialog.tsx'
import { useEreignisColumns } from './useEreignisColumns.tsx'

/** The events, the newest first. */
const EREIGNISSE_LISTE = listSchema({
  fields: { ereignis: oneOf(WEBHOOK_EREIGNISSE) },
  sort: { zeit: 'ab' },
  usualSort: 'zeit',
})

/** What happened in the account for 30 days, as programs can read it. */
export function EreignisseView() {
  const { t } = useTranslation('apizugang')
  const list = useListParams(EREIGNISSE_LISTE)
  const { ereignis, page } = list.params
  const [open, setOpen] = useState<EreignisEintrag | null>(null)
  const columns = useEreignisColumns(setOpen)
  const query = useQuery(apizugangQueries.ereignisse({ ereignis, page, richtung: 'ab' }))
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <Typography color="textSecondary">{t('ereignis.hinweis')}</Typography>
      <ListView
        list={list}
        query={query}
        filters={
          <>
            <FilterSelect
              label={t('ereignis.art')}
              all={t('ereignis.alle')}
              value={ereignis}
              onChange={(chosen) => list.change({ ereignis: chosen })}
              options={WEBHOOK_EREIGNISSE.map((one) => ({ value: one, label: one }))}
            />
            <RefreshButton query={query} />
          </>
        }
        skeleton={<Skeleton variant="rounded" height={360} />}
        empty={<EmptyState title={t('ereignis.leerTitle')} text={t('ereignis.leerText', { tage: PROTOKOLL_TAGE })} />}
      >
        {({ ereignisse }) => (
          <DataTable
            caption={t('ereignis.tabelle')}
            columns={columns}
            rows={ereignisse}
            rowKey={({ idPtEreignis }) => idPtEreignis}
            cardsBelow={980}
          />
        )}
      </ListView>
      {open && <EreignisDialog eintrag={open} onClose={() => setOpen(null)} />}
    </Box>
  )
}
