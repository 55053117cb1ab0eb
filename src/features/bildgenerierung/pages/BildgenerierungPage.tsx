import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { Postcard } from '#src/shared/ui/drawings/Postcard.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'

/** What generated pictures are for, and where own ones go meanwhile. */
export default function BildgenerierungPage() {
  const { t } = useTranslation('bildgenerierung')
  const ability = useAppAbility()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <EmptyState
        drawing={<Postcard />}
        title={t('empty.title')}
        text={t('empty.text')}
        {...(ability.can('create', 'Werbemittel')
          ? {
              action: (
                <Button variant="contained" component={Link} to={paths.werbemittelErstellen}>
                  {t('empty.action')}
                </Button>
              ),
            }
          : {})}
      />
    </Page>
  )
}
