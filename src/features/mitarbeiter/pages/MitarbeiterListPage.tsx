import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import MailPlus from 'lucide-react/icons/mail-plus'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { parseListParams, selectRows, withParams } from '../list/listParams.ts'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { MitarbeiterRowMenu } from '../list/MitarbeiterRowMenu.tsx'
import { useMitarbeiterColumns } from '../list/useMitarbeiterColumns.tsx'
import { VierAugenSection } from '../list/VierAugenSection.tsx'

const EinladenDialog = lazy(() =>
  import('../einladen/EinladenDialog.tsx').then((module) => ({ default: module.EinladenDialog })),
)

export const loader: PageLoader = (_args, queryClient) => queryClient.ensureQueryData(mitarbeiterQueries.list())

/** Everyone who works with the customer's account. */
export default function MitarbeiterListPage() {
  const { t } = useTranslation('mitarbeiter')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const params = parseListParams(search)
  const query = useQuery(mitarbeiterQueries.list())
  const create = ability.can('create', 'Mitarbeiter') && (
    <>
      <Button
        component={Link}
        to={paths.mitarbeiterErstellen}
        variant="outlined"
        startIcon={<UserPlus size={20} aria-hidden />}
      >
        {t('list.create')}
      </Button>
      <Button variant="contained" startIcon={<MailPlus size={20} aria-hidden />} onClick={() => setInviting(true)}>
        {t('list.einladen')}
      </Button>
    </>
  )
  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} {...(create ? { actions: create } : {})}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
        {({ mitarbeiter, vierAugen }) => (
          <>
            {mitarbeiter.length === 0 ? (
              <EmptyState title={t('list.empty.title')} text={t('list.empty.text')} action={create || undefined} />
            ) : (
              <Liste
                rows={selectRows(mitarbeiter, params)}
                toolbar={
                  <ListToolbar
                    params={params}
                    onChange={(change) =>
                      setSearch((before) => withParams(before, change), { replace: true, preventScrollReset: true })
                    }
                  />
                }
                onReset={() => setSearch({})}
              />
            )}
            <VierAugenSection vierAugen={vierAugen} />
          </>
        )}
      </QueryView>
      {inviting && (
        <Suspense fallback={null}>
          <EinladenDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  )
}

interface ListeProps {
  rows: Mitarbeiter[]
  toolbar: ReactNode
  onReset: () => void
}

function Liste({ rows, toolbar, onReset }: ListeProps) {
  const { t } = useTranslation('mitarbeiter')
  const mayEdit = useAppAbility().can('update', 'Mitarbeiter')
  const own = useCurrentUser()?.idPtKundeMitarbeiter
  const columns = useMitarbeiterColumns()
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      {toolbar}
      {rows.length === 0 ? (
        <EmptyState
          title={t('list.keineTreffer')}
          text={t('list.keineTrefferText')}
          action={
            <Button variant="outlined" onClick={onReset}>
              {t('list.zuruecksetzen')}
            </Button>
          }
        />
      ) : (
        <DataTable
          caption={t('list.title')}
          cardsBelow={840}
          columns={columns}
          rows={rows}
          rowKey={({ idThHeadhunterMitarbeiter }) => idThHeadhunterMitarbeiter}
          {...(mayEdit
            ? {
                rowHref: (row: Mitarbeiter) => paths.mitarbeiterEditieren(row.idThHeadhunterMitarbeiter),
                actions: (row: Mitarbeiter) =>
                  row.idThHeadhunterMitarbeiter === own ? null : <MitarbeiterRowMenu mitarbeiter={row} />,
              }
            : {})}
        />
      )}
    </Box>
  )
}
