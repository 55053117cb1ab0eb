import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formatZahl } from '#src/base/number/german.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { ZielgruppeFilterForm } from '../filter/ZielgruppeFilterForm.tsx'

/** A target group by filters. */
export default function ZielgruppeCreatePage() {
  const { t } = useTranslation('zielgruppe')
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  return (
    <Page title={t('create.title')} subtitle={t('create.subtitle')}>
      <ZielgruppeFilterForm
        zielgruppe={null}
        onSaved={({ idPtZielgruppe, bezeichnung, potenzial }) => {
          notify.success(t('create.done', { bezeichnung, count: potenzial, menge: formatZahl(potenzial) }))
          void navigate(returnTo({ idPtZielgruppe }) ?? paths.zielgruppeEditieren(idPtZielgruppe))
        }}
      />
    </Page>
  )
}
