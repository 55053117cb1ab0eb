import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatId, type FormatId } from '#src/contract/dokument.ts'
import { useSaveWerbemittel } from '#src/entities/werbemittel/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { paths } from '#src/routes/paths.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { FormatField } from '../components/FormatField.tsx'
import { VorlagenGalerie } from '../vorlagen/VorlagenGalerie.tsx'
import { kopfSchema, type KopfValues, MAX_NAME } from '../werbemittelForm.ts'

/** The format that the address asks for, else the card that most people send (assumed). */
const readFormat = (search: string): FormatId => {
  const asked = formatId.safeParse(new URLSearchParams(search).get('format'))
  return asked.success ? asked.data : 'maxipostkarte'
}

/** Format and name of a blank sheet, or a template; then the editor opens. */
export default function WerbemittelCreatePage() {
  const { t } = useTranslation('werbemittel')
  const navigate = useNavigate()
  const { search } = useLocation()
  const save = useSaveWerbemittel()
  const form = useForm<KopfValues>({
    resolver: zodResolver(kopfSchema({ name: t('form.nameMissing'), format: t('form.formatMissing') })),
    defaultValues: { bezeichnung: '', format: readFormat(search) },
    shouldFocusError: false,
  })
  const [format, bezeichnung] = useWatch({ control: form.control, name: ['format', 'bezeichnung'] })
  const create = async ({ bezeichnung, format }: KopfValues) => {
    // The form lets nothing through without a format.
    if (format === null) return
    const created = await save.mutateAsync({ bezeichnung: bezeichnung.trim(), format })
    // The address keeps the way back to the campaign that asked for it.
    await navigate({ pathname: paths.werbemittelEditieren(created.idPtWerbemittel), search }, { replace: true })
  }
  return (
    <Page title={t('create.title')} subtitle={t('create.subtitle')}>
      <Card variant="outlined" sx={{ padding: { xs: 2, sm: 3 } }}>
        <FormShell
          form={form}
          onSubmit={create}
          submitLabel={t('create.submit')}
          draft={onDevice('werbemittelKopf.neu')}
        >
          <FormatField control={form.control} />
          <Box sx={{ maxInlineSize: 480 }}>
            <FormTextField
              control={form.control}
              name="bezeichnung"
              label={t('form.name')}
              hint={t('form.nameHint')}
              maxLength={MAX_NAME}
            />
          </Box>
        </FormShell>
      </Card>
      <VorlagenGalerie
        format={format}
        name={bezeichnung}
        onFormat={(next) =>
          form.setValue('format', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
    </Page>
  )
}
