import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ZAHLUNGSARTEN } from '#src/contract/kampagne.ts'
import type { Konto } from '#src/contract/konto.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { useSaveZahlungsart } from '#src/entities/konto/queries.ts'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FieldStack } from '../form/FieldStack.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { toZahlung, zahlungForm, type ZahlungValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'
import { MandatBlock } from './MandatBlock.tsx'

/** How campaigns are paid by default, and the debit mandate. */
export function ZahlungSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveZahlungsart()
  const form = useForm<ZahlungValues>({
    resolver: zodResolver(zahlungForm),
    defaultValues: toZahlung(konto),
    shouldFocusError: false,
  })
  return (
    <KontoSection id="zahlungsmittel">
      <KontoForm
        part="zahlung"
        form={form}
        konto={konto}
        toForm={toZahlung}
        describe={({ zahlungsart }) => [
          {
            label: t('feld.zahlungsart'),
            value: zahlungsart === '' ? t('zahlung.keineVorgabe') : ZAHLUNGSART_LABEL[zahlungsart],
          },
        ]}
        save={({ zahlungsart, version }) => save.mutateAsync({ zahlungsart: zahlungsart || null, version })}
        done={t('zahlung.done')}
      >
        <FieldStack>
          <FormSelect
            control={form.control}
            name="zahlungsart"
            label={t('feld.zahlungsart')}
            hint={t('zahlung.hilfe')}
            options={[
              { value: '', label: t('zahlung.keineVorgabe') },
              ...ZAHLUNGSARTEN.map((value) => ({ value, label: ZAHLUNGSART_LABEL[value] })),
            ]}
          />
        </FieldStack>
      </KontoForm>
      <MandatBlock konto={konto} />
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '64ch', marginBlockStart: 2 }}>
        {t('zahlung.karte')}
      </Typography>
    </KontoSection>
  )
}
