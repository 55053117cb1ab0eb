import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { AktivChip } from '../components/AktivChip.tsx'

export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.ensureQueryData(mitarbeiterQueries.detail(Number(params.idThHeadhunterMitarbeiter)))

/** One employee's record; for an employee himself this is his account. */
export default function MitarbeiterPage() {
  const { t } = useTranslation('mitarbeiter')
  const id = Number(useParams().idThHeadhunterMitarbeiter)
  const own = useCurrentUser()?.idPtKundeMitarbeiter === id
  const query = useQuery(mitarbeiterQueries.detail(id))
  const name = query.data ? `${query.data.vorname} ${query.data.nachname}` : t('detail.title')
  return (
    <Page title={own ? t('detail.own') : name} subtitle={t(own ? 'detail.ownText' : 'detail.text')}>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
        {({ vorname, nachname, email, role, aktiv, letzterLogin }) => (
          <Section title={`${vorname} ${nachname}`} aside={<AktivChip aktiv={aktiv} />}>
            <KeyValue
              entries={[
                { label: t('field.email'), value: email },
                { label: t('field.role'), value: t(`role.${role}`, { defaultValue: role }) },
                { label: t('detail.rechte'), value: t(`rechte.${role}`, { defaultValue: t('rechte.andere') }) },
                {
                  label: t('field.letzterLogin'),
                  value: letzterLogin === null ? t('never') : formatZeitpunkt(letzterLogin),
                },
              ]}
            />
          </Section>
        )}
      </QueryView>
    </Page>
  )
}
