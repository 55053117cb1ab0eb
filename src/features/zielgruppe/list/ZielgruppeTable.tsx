import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { PickPage } from '#src/shared/list/PickPage.tsx'
import type { AnyList } from '#src/shared/list/useListParams.ts'
import { usePicked } from '#src/shared/list/usePicked.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { useZielgruppeColumns } from './useZielgruppeColumns.tsx'
import { ZielgruppeRowMenu } from './ZielgruppeRowMenu.tsx'
import { ZielgruppeSelection } from './ZielgruppeSelection.tsx'

interface Props {
  list: AnyList
  zielgruppen: Zielgruppe[]
}

const keyOf = ({ idPtZielgruppe }: Zielgruppe): number => idPtZielgruppe

/** The target groups of a page; each can be ticked, and several be archived, taken back or exported. */
export function ZielgruppeTable({ list, zielgruppen }: Props) {
  const { t } = useTranslation('zielgruppe')
  const columns = useZielgruppeColumns()
  const picked = usePicked(zielgruppen, keyOf)
  return (
    <>
      <Box>
        <PickPage
          label={t('auswahl.seite', { count: zielgruppen.length })}
          page={picked.page}
          onToggle={picked.togglePage}
        />
        <DataTable
          caption={t('list.caption')}
          cardsBelow={980}
          columns={columns}
          rows={zielgruppen}
          rowKey={keyOf}
          rowHref={({ idPtZielgruppe }) => paths.zielgruppeEditieren(idPtZielgruppe)}
          pick={{
            isPicked: picked.isPicked,
            toggle: picked.toggle,
            label: ({ bezeichnung }) => t('auswahl.zeile', { bezeichnung }),
          }}
          actions={(zielgruppe) => <ZielgruppeRowMenu zielgruppe={zielgruppe} />}
          sort={list.order}
          onSort={list.sortBy}
        />
      </Box>
      {picked.rows.length > 0 && (
        <ZielgruppeSelection
          gewaehlt={picked.rows}
          archiviert={list.params.archiviert === true}
          onClear={picked.clear}
        />
      )}
    </>
  )
}
