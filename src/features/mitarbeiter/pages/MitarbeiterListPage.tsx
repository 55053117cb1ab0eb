import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import MailPlus from '#src/shared/icons/MailPlus.svg'
import UserPlus from '#src/shared/icons/UserPlus.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MITARBEITER_ROLLEN, MITARBEITER_STATUS } from '#src/contract/mitarbeiter.ts'
import { rolleLabel } from '#src/domain/mitarbeiter/rechte.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { MITARBEITER_LISTE } from '../list/mitarbeiterListe.ts'
import { MitarbeiterTable } from '../list/MitarbeiterTable.tsx'
import { VierAugenSection } from '../list/VierAugenSection.tsx'

const loadEinladen = async () => (await import('../einladen/EinladenDialog.tsx')).EinladenDialog

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(mitarbeiterQueries.list(MITARBEITER_LISTE.parse(url.searchParams)))

/** Everyone who works with the customer's account. */
export default function MitarbeiterListPage() {
  const { t } = useTranslation('mitarbeiter')
  const ability = useAppAbility()
  const [inviting, setInviting] = useState(false)
  const list = useListParams(MITARBEITER_LISTE)
  const { params, change } = list
  const query = useQuery(mitarbeiterQueries.list(params))
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
      <ListView
        list={list}
        query={query}
        search={t('list.suche')}
        filters={
          <>
            <FilterSelect
              label={t('field.role')}
              all={t('list.alleRollen')}
              value={params.role}
              options={MITARBEITER_ROLLEN.map((role) => ({ value: role, label: rolleLabel(role) }))}
              onChange={(role) => change({ role })}
            />
            <FilterSelect
              label={t('field.aktiv')}
              all={t('filter.alle')}
              value={params.status}
              options={MITARBEITER_STATUS.map((status) => ({ value: status, label: t(`filter.${status}`) }))}
              onChange={(status) => change({ status })}
            />
          </>
        }
        sortLabel={(sort) => t(`field.${sort}`)}
        skeleton={<Skeleton variant="rounded" height={320} />}
        empty={<EmptyState title={t('list.empty.title')} text={t('list.empty.text')} action={create || undefined} />}
      >
        {(answer) => <MitarbeiterTable list={list} answer={answer} />}
      </ListView>
      {query.data && <VierAugenSection vierAugen={query.data.vierAugen} />}
      {inviting && (
        <LazyPart
          load={loadEinladen}
          part={{ onClose: () => setInviting(false) }}
          onMissing={() => setInviting(false)}
        />
      )}
    </Page>
  )
}
