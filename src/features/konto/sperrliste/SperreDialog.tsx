import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSaveSperre } from '#src/entities/sperrliste/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { AnschriftFields } from '../form/AnschriftFields.tsx'
import { frei, nameFelder, checkPerson } from '../form/personForm.ts'
import { nameOf } from './personText.ts'

const schema = z.object({
  person: z
    .object({
      ...nameFelder,
      strasse: z
        .string()
        .check(z.trim(), z.minLength(1, { error: () => text('konto:error.strasse') }), z.maxLength(120)),
      hausnummer: frei(20),
      ort: frei(80),
    })
    .check(checkPerson),
})
type Values = z.infer<typeof schema>

interface Props {
  /** What is known already. */
  person?: Partial<Values['person']>
  onClose: () => void
}

/** One person or company for the blocklist. */
export function SperreDialog({ person, onClose }: Props) {
  const { t } = useTranslation('konto')
  const save = useSaveSperre()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      person: { vorname: '', nachname: '', firma: '', strasse: '', hausnummer: '', plz: '', ort: '', ...person },
    },
    shouldFocusError: false,
  })
  const { control } = form

  async function submit(values: Values): Promise<void> {
    const eintrag = await save.mutateAsync(values)
    notify.success(t('sperrliste.gespeichert', { name: nameOf(eintrag) }))
    onClose()
  }

  return (
    <FormDialog title={t('sperrliste.neuTitle')} text={t('sperrliste.neuText')} onClose={onClose}>
      <FormShell form={form} onSubmit={submit} submitLabel={t('sperrliste.neuTitle')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormTextField control={control} name="person.vorname" label={t('feld.vornameOptional')} />
          <FormTextField control={control} name="person.nachname" label={t('feld.nachname')} />
        </Box>
        <FormTextField control={control} name="person.firma" label={t('feld.firmaOptional')} />
        <AnschriftFields<Values>
          onlyStreetAndPlz
          names={{
            strasse: 'person.strasse',
            hausnummer: 'person.hausnummer',
            plz: 'person.plz',
            ort: 'person.ort',
          }}
        />
      </FormShell>
    </FormDialog>
  )
}
