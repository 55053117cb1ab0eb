import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { RECHTSFORMEN } from '#src/contract/konto.ts'
import { landName } from '#src/domain/konto/anschrift.ts'
import { useSaveKontoFirma } from '#src/entities/konto/queries.ts'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { AnschriftFields } from '../form/AnschriftFields.tsx'
import { FieldStack } from '../form/FieldStack.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { firmaForm, toFirma, type FirmaValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'
import { Steuerfall } from './Steuerfall.tsx'
import { UstIdStatus } from './UstIdStatus.tsx'

/** Company, legal form, address and VAT number. */
export function FirmaSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveKontoFirma()
  const form = useForm<FirmaValues>({
    resolver: zodResolver(firmaForm),
    defaultValues: toFirma(konto),
    shouldFocusError: false,
  })
  const { control } = form
  return (
    <KontoSection id="firma">
      <KontoForm
        part="firma"
        form={form}
        konto={konto}
        toForm={toFirma}
        describe={(values) => [
          { label: t('feld.firma'), value: values.firma },
          {
            label: t('feld.rechtsform'),
            value: values.rechtsform === '' ? t('none') : t(`rechtsform.${values.rechtsform}`),
          },
          { label: t('feld.anschrift'), value: `${values.strasse} ${values.hausnummer}, ${values.plz} ${values.ort}` },
          { label: t('feld.land'), value: landName(values.land) },
          { label: t('feld.ustIdNr'), value: values.ustIdNr || t('none') },
        ]}
        save={({ rechtsform, ustIdNr, ...values }) =>
          save.mutateAsync({ ...values, rechtsform: rechtsform || null, ustIdNr: ustIdNr || null })
        }
        done={t('firma.done')}
      >
        <FieldStack>
          <FormTextField control={control} name="firma" label={t('feld.firma')} autoComplete="organization" />
          <FormSelect
            control={control}
            name="rechtsform"
            label={t('feld.rechtsform')}
            options={[
              { value: '', label: t('none') },
              ...RECHTSFORMEN.map((value) => ({ value, label: t(`rechtsform.${value}`) })),
            ]}
          />
          <AnschriftFields<FirmaValues>
            names={{ strasse: 'strasse', hausnummer: 'hausnummer', plz: 'plz', ort: 'ort' }}
            land="land"
          />
          <FormTextField
            control={control}
            name="ustIdNr"
            label={t('feld.ustIdNrOptional')}
            hint={t('firma.ustIdHilfe')}
          />
          <UstIdStatus konto={konto} />
          <Steuerfall konto={konto} />
        </FieldStack>
      </KontoForm>
    </KontoSection>
  )
}
