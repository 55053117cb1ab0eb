import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { useSaveKontoRechnung } from '#src/entities/konto/queries.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { AnschriftFields } from '../form/AnschriftFields.tsx'
import { FieldStack } from '../form/FieldStack.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { rechnungForm, toRechnung, type RechnungValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'

/** Where invoices go and what they have to name. */
export function RechnungSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveKontoRechnung()
  const form = useForm<RechnungValues>({
    resolver: zodResolver(rechnungForm),
    defaultValues: toRechnung(konto),
    shouldFocusError: false,
  })
  const { control } = form
  const abweichend = useWatch({ control, name: 'abweichend' })
  return (
    <KontoSection id="rechnung">
      <KontoForm
        part="rechnung"
        form={form}
        konto={konto}
        toForm={toRechnung}
        describe={({ abweichend: other, rechnungsAnschrift: a, ...values }) => [
          {
            label: t('feld.rechnungsAnschrift'),
            value: other ? `${a.firma}, ${a.strasse} ${a.hausnummer}, ${a.plz} ${a.ort}` : t('rechnung.wieFirma'),
          },
          { label: t('feld.rechnungsEmail'), value: values.rechnungsEmail },
          { label: t('feld.kostenstelle'), value: values.kostenstelle || t('none') },
          { label: t('feld.bestellnummer'), value: values.bestellnummer || t('none') },
        ]}
        save={({ abweichend: other, rechnungsAnschrift, ...values }) =>
          save.mutateAsync({ ...values, rechnungsAnschrift: other ? rechnungsAnschrift : null })
        }
        done={t('rechnung.done')}
      >
        <FieldStack>
          <FormTextField
            control={control}
            name="rechnungsEmail"
            label={t('feld.rechnungsEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Box sx={{ display: 'grid', columnGap: 2, rowGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <FormTextField control={control} name="kostenstelle" label={t('feld.kostenstelleOptional')} />
            <FormTextField control={control} name="bestellnummer" label={t('feld.bestellnummerOptional')} />
          </Box>
          <FormCheckbox control={control} name="abweichend" label={t('rechnung.abweichend')} />
          {abweichend && (
            <>
              <FormTextField control={control} name="rechnungsAnschrift.firma" label={t('feld.empfaenger')} />
              <AnschriftFields<RechnungValues>
                names={{
                  strasse: 'rechnungsAnschrift.strasse',
                  hausnummer: 'rechnungsAnschrift.hausnummer',
                  plz: 'rechnungsAnschrift.plz',
                  ort: 'rechnungsAnschrift.ort',
                }}
                land="rechnungsAnschrift.land"
              />
            </>
          )}
        </FieldStack>
      </KontoForm>
    </KontoSection>
  )
}
