import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { Bone } from '#src/shared/ui/Bone.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Toggle } from '#src/shared/ui/Toggle.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { parseListParams, selectRows, withParams } from '../list/listParams.ts'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { ZielgruppeDrawing } from '../list/ZielgruppeDrawing.tsx'
import { ZielgruppeTable } from '../list/ZielgruppeTable.tsx'

export const loader: PageLoader = (_args, queryClient) => queryClient.ensureQueryData(zielgruppeQueries.list())

/** Every target group, with the two ways to a new one. */
export default function ZielgruppeListPage() {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const params = parseListParams(search)
  const query = useQuery(zielgruppeQueries.list(params.archiviert ? { archiviert: true } : {}))
  const create = ability.can('create', 'Zielgruppe') && (
    <>
      <Link className="button button-line" to={paths.zielgruppeHochladen}>
        <FileUp size={20} aria-hidden />
        {t('list.hochladen')}
      </Link>
      <Link className="button button-main" to={paths.zielgruppeErstellen}>
        <ListFilter size={20} aria-hidden />
        {t('list.erstellen')}
      </Link>
    </>
  )

  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} actions={create || undefined}>
      <QueryView query={query} skeleton={<Bone width="100%" height={360} />}>
        {(zielgruppen) => {
          const rows = selectRows(zielgruppen, params)
          if (zielgruppen.length === 0 && !params.archiviert)
            return (
              <EmptyState
                drawing={<ZielgruppeDrawing />}
                title={t('list.leerTitle')}
                text={t(create ? 'list.leerText' : 'list.leerOhneRecht')}
                {...(create ? { action: create } : {})}
              />
            )
          return (
            <div className="list">
              <ListToolbar
                params={params}
                onChange={(change) =>
                  setSearch((before) => withParams(before, change), { replace: true, preventScrollReset: true })
                }
              />
              {rows.length === 0 ? (
                <EmptyState
                  title={t('list.keineTreffer')}
                  text={t('list.keineTrefferText')}
                  action={
                    <button type="button" className="button button-line" onClick={() => setSearch({})}>
                      {t('list.zuruecksetzen')}
                    </button>
                  }
                />
              ) : (
                <ZielgruppeTable
                  rows={rows}
                  params={params}
                  onChange={(change) =>
                    setSearch((before) => withParams(before, change), { replace: true, preventScrollReset: true })
                  }
                />
              )}
            </div>
          )
        }}
      </QueryView>
      <Toggle
        label={t('list.archivierte')}
        checked={params.archiviert}
        onChange={(archiviert) => setSearch((before) => withParams(before, { archiviert }), { replace: true })}
      />
    </Page>
  )
}
