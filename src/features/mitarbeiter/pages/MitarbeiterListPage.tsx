import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { AktivChip } from '../components/AktivChip.tsx'

export const loader: PageLoader = (_args, queryClient) => queryClient.ensureQueryData(mitarbeiterQueries.list())

/** Everyone who works with the customer's account. */
export default function MitarbeiterListPage() {
  const { t } = useTranslation('mitarbeiter')
  const ability = useAppAbility()
  const query = useQuery(mitarbeiterQueries.list())
  const create = ability.can('create', 'Mitarbeiter') && (
    <Button
      variant="contained"
      component={Link}
      to={paths.mitarbeiterErstellen}
      startIcon={<UserPlus size={18} aria-hidden />}
    >
      {t('list.create')}
    </Button>
  )
  const columns: DataColumn<Mitarbeiter>[] = [
    { key: 'name', header: t('field.name'), cell: ({ vorname, nachname }) => `${vorname} ${nachname}` },
    { key: 'email', header: t('field.email'), cell: ({ email }) => email },
    { key: 'role', header: t('field.role'), cell: ({ role }) => t(`role.${role}`, { defaultValue: role }) },
    { key: 'aktiv', header: t('field.aktiv'), cell: ({ aktiv }) => <AktivChip aktiv={aktiv} /> },
    {
      key: 'letzterLogin',
      header: t('field.letzterLogin'),
      cell: ({ letzterLogin }) => (letzterLogin === null ? t('never') : formatZeitpunkt(letzterLogin)),
    },
  ]
  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} {...(create ? { actions: create } : {})}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
        {(mitarbeiter) =>
          mitarbeiter.length === 0 ? (
            <EmptyState title={t('list.empty.title')} text={t('list.empty.text')} />
          ) : (
            <DataTable
              caption={t('list.title')}
              columns={columns}
              rows={mitarbeiter}
              rowKey={({ idThHeadhunterMitarbeiter }) => idThHeadhunterMitarbeiter}
              {...(ability.can('update', 'Mitarbeiter')
                ? { rowHref: (row: Mitarbeiter) => paths.mitarbeiterEditieren(row.idThHeadhunterMitarbeiter) }
                : {})}
            />
          )
        }
      </QueryView>
    </Page>
  )
}
