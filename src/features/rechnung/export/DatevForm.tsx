import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DatevEinstellung } from '#src/contract/rechnung.ts'
import { useExportRechnungen, useSaveDatevEinstellung, type ExportParams } from '#src/entities/rechnung/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { saveBlob } from '#src/shared/download.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { datevSchema, fromForm, toForm, type DatevValues } from './datevForm.ts'

interface Props {
  einstellung: DatevEinstellung
  params: Omit<ExportParams, 'format'>
  onClose: () => void
}

/** Years that can be chosen; invoices are kept for eight and the one that runs. */
const JAHRE = 9
const MONAT = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' })
const monate = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: MONAT.format(new Date(Date.UTC(2026, index, 1))),
}))

/** Accounts and numbers as the accountant gave them; saving them and exporting is one step. */
export function DatevForm({ einstellung, params, onClose }: Props) {
  const { t } = useTranslation('rechnung')
  const save = useSaveDatevEinstellung()
  const file = useExportRechnungen()
  const jetzt = Number(heute().slice(0, 4))
  const form = useForm({
    resolver: zodResolver(
      datevSchema({
        beraternummer: t('datev.fehler.beraternummer'),
        mandantennummer: t('datev.fehler.mandantennummer'),
        konto: t('datev.fehler.konto'),
        buSchluessel: t('datev.fehler.buSchluessel'),
      }),
    ),
    defaultValues: toForm(einstellung, params.jahr ?? jetzt),
    shouldFocusError: false,
  })
  const { control } = form
  const jahre = Array.from({ length: JAHRE }, (_, index) => String(jetzt - index))
  const submit = async (values: DatevValues) => {
    await save.mutateAsync(fromForm(values))
    const jahr = params.auswahl ? {} : { jahr: Number(values.jahr) }
    const { blob, name } = await file.mutateAsync({ params: { ...params, ...jahr, format: 'datev' } })
    saveBlob(blob, name)
    onClose()
  }
  return (
    <FormShell form={form} onSubmit={submit} submitLabel={t('datev.submit')} draft={onDevice('datev')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5 }}>
        {!params.auswahl && (
          <FormSelect
            control={control}
            name="jahr"
            label={t('datev.jahr')}
            options={jahre.map((jahr) => ({ value: jahr, label: jahr }))}
          />
        )}
        <FormSelect
          control={control}
          name="wirtschaftsjahrMonat"
          label={t('datev.wirtschaftsjahrMonat')}
          options={monate}
        />
        <FormTextField
          control={control}
          name="beraternummer"
          label={t('datev.beraternummer')}
          hint={t('datev.hinweis.beraternummer')}
          inputMode="numeric"
          maxLength={7}
        />
        <FormTextField
          control={control}
          name="mandantennummer"
          label={t('datev.mandantennummer')}
          hint={t('datev.hinweis.mandantennummer')}
          inputMode="numeric"
          maxLength={5}
        />
        <FormSelect
          control={control}
          name="kontenrahmen"
          label={t('datev.kontenrahmen')}
          options={(['03', '04'] as const).map((value) => ({ value, label: t('datev.skr', { nummer: value }) }))}
        />
        <KontoFields control={control} />
      </Box>
      <FormCheckbox
        control={control}
        name="festschreibung"
        label={t('datev.festschreibung')}
        hint={t('datev.hinweis.festschreibung')}
      />
    </FormShell>
  )
}

/** The accounts that an invoice is booked on. */
function KontoFields({ control }: { control: Control<DatevValues> }) {
  const { t } = useTranslation('rechnung')
  return (
    <>
      <FormTextField
        control={control}
        name="aufwandskonto"
        label={t('datev.aufwandskonto')}
        hint={t('datev.hinweis.aufwandskonto')}
        inputMode="numeric"
        maxLength={8}
      />
      <FormTextField
        control={control}
        name="kreditorkonto"
        label={t('datev.kreditorkonto')}
        hint={t('datev.hinweis.kreditorkonto')}
        inputMode="numeric"
        maxLength={9}
      />
      <FormTextField
        control={control}
        name="buSchluessel"
        label={t('datev.buSchluessel')}
        hint={t('datev.hinweis.buSchluessel')}
        inputMode="numeric"
        maxLength={4}
      />
    </>
  )
}
