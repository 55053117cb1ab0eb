import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useErstelleMitarbeiter } from '#src/entities/mitarbeiter/queries.ts'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { MitarbeiterFields } from '../detail/MitarbeiterFields.tsx'
import { fromForm, mitarbeiterForm, toForm, type MitarbeiterForm } from '../mitarbeiterForm.ts'

/** One new person with everything that is known; the invitation goes out with it. */
export default function MitarbeiterErstellenPage() {
  const { t } = useTranslation(['mitarbeiter', 'common'])
  const navigate = useNavigate()
  const create = useErstelleMitarbeiter()
  const form = useForm<MitarbeiterForm>({
    resolver: zodResolver(mitarbeiterForm),
    defaultValues: toForm(null),
    shouldFocusError: false,
  })

  async function submit(values: MitarbeiterForm): Promise<void> {
    const made = await create.mutateAsync(fromForm(values))
    form.reset(toForm(made))
    notify.success(t('create.done', { email: made.email }))
    await navigate(paths.mitarbeiterEditieren(made.idThHeadhunterMitarbeiter))
  }

  return (
    <Page title={t('create.title')} subtitle={t('create.subtitle')}>
      <FormShell
        form={form}
        draft={inTab('mitarbeiter.neu')}
        onSubmit={submit}
        submitLabel={t('create.submit')}
        secondary={
          <Button component={Link} to={paths.mitarbeiter} color="inherit">
            {t('common:cancel')}
          </Button>
        }
        guard
      >
        <MitarbeiterFields neu />
      </FormShell>
    </Page>
  )
}
