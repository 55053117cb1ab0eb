import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { useSaveStandardAbsender } from '#src/entities/konto/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { AnschriftFields } from '../form/AnschriftFields.tsx'
import { FieldStack } from '../form/FieldStack.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { absenderForm, toAbsender, type AbsenderValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'

/** Sender that new campaigns begin with. */
export function AbsenderSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveStandardAbsender()
  const form = useForm<AbsenderValues>({
    resolver: zodResolver(absenderForm),
    defaultValues: toAbsender(konto),
    shouldFocusError: false,
  })
  const { control } = form

  function takeCompany(): void {
    const { firma, strasse, hausnummer, plz, ort } = konto
    form.setValue('absender', { firma, strasse, hausnummer, plz, ort }, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <KontoSection id="absender">
      <KontoForm
        part="absender"
        form={form}
        konto={konto}
        toForm={toAbsender}
        describe={({ absender: a }) => [
          { label: t('feld.firma'), value: a.firma },
          { label: t('feld.anschrift'), value: `${a.strasse} ${a.hausnummer}, ${a.plz} ${a.ort}` },
        ]}
        save={(values) => save.mutateAsync(values)}
        done={t('absender.done')}
        secondary={<Button onClick={takeCompany}>{t('absender.uebernehmen')}</Button>}
      >
        <FieldStack group={t('section.absender')}>
          <FormTextField control={control} name="absender.firma" label={t('feld.firma')} />
          <AnschriftFields<AbsenderValues>
            names={{
              strasse: 'absender.strasse',
              hausnummer: 'absender.hausnummer',
              plz: 'absender.plz',
              ort: 'absender.ort',
            }}
          />
        </FieldStack>
      </KontoForm>
    </KontoSection>
  )
}
