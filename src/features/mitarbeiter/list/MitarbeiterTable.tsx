import { useTranslation } from 'react-i18next'
import type { Operations } from '#src/contract/index.ts'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import type { Output } from '#src/contract/operation.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import type { AnyList } from '#src/shared/list/useListParams.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { MitarbeiterRowMenu } from './MitarbeiterRowMenu.tsx'
import { useMitarbeiterColumns } from './useMitarbeiterColumns.tsx'

interface Props {
  list: AnyList
  answer: Output<Operations['fetchMitarbeiterListe']>
}

/** The employees of a page; nobody acts on the own record here. */
export function MitarbeiterTable({ list, answer }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const mayEdit = useAppAbility().can('update', 'Mitarbeiter')
  const own = useCurrentUser()?.idPtKundeMitarbeiter
  const columns = useMitarbeiterColumns()
  return (
    <DataTable
      caption={t('list.title')}
      cardsBelow={840}
      columns={columns}
      rows={answer.mitarbeiter}
      rowKey={({ idThHeadhunterMitarbeiter }) => idThHeadhunterMitarbeiter}
      sort={list.order}
      onSort={list.sortBy}
      {...(mayEdit
        ? {
            rowHref: (row: Mitarbeiter) => paths.mitarbeiterEditieren(row.idThHeadhunterMitarbeiter),
            actions: (row: Mitarbeiter) =>
              row.idThHeadhunterMitarbeiter === own ? null : <MitarbeiterRowMenu mitarbeiter={row} />,
          }
        : {})}
    />
  )
}
