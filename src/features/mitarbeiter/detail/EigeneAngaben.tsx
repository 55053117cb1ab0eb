import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { mitarbeiterDetail, type MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { useSaveEigeneAngaben } from '#src/entities/mitarbeiter/queries.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { angabenForm, toAngaben, type AngabenForm } from '../mitarbeiterForm.ts'
import { AngabenFields } from './AngabenFields.tsx'
import { AvatarField } from './AvatarField.tsx'

interface Props {
  mitarbeiter: MitarbeiterDetail
}

/** The user's own record: who he is, never what he may. */
export function EigeneAngaben({ mitarbeiter }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const save = useSaveEigeneAngaben()
  const { revalidate } = useRevalidator()
  const form = useForm<AngabenForm>({
    resolver: zodResolver(angabenForm),
    defaultValues: toAngaben(mitarbeiter),
    shouldFocusError: false,
  })

  async function submit(values: AngabenForm): Promise<void> {
    let { version } = mitarbeiter
    for (;;) {
      try {
        form.reset(toAngaben(await save.mutateAsync({ version, ...values })))
        break
      } catch (error) {
        const stored = readConflict(mitarbeiterDetail, error)
        // Only rights or access changed meanwhile: these fields are the user's own, nothing is overwritten.
        if (stored === null || version === stored.version || !sameAngaben(toAngaben(stored), toAngaben(mitarbeiter)))
          throw error
        version = stored.version
      }
    }
    notify.success(t('own.done'))
    // The login check brings the name into the menu.
    void revalidate()
  }

  return (
    <Section title={t('edit.angaben')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <AvatarField mitarbeiter={mitarbeiter} />
        <FormShell form={form} onSubmit={submit} submitLabel={t('edit.speichern')} guard draft={inTab('eigeneAngaben')}>
          <AngabenFields />
        </FormShell>
        <KeyValue entries={[{ label: t('field.email'), value: `${mitarbeiter.email} (${t('own.email')})` }]} />
      </Box>
    </Section>
  )
}

const sameAngaben = (a: AngabenForm, b: AngabenForm) => JSON.stringify(a) === JSON.stringify(b)
