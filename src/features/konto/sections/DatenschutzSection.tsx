import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { datenschutzText } from '#src/domain/kampagne/datenschutz.ts'
import { useSaveDatenschutzKontakt } from '#src/entities/konto/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FieldStack } from '../form/FieldStack.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { datenschutzForm, toDatenschutz, type DatenschutzValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'

/** Contact for objections, and the mandatory text that it stands in. */
export function DatenschutzSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveDatenschutzKontakt()
  const form = useForm<DatenschutzValues>({
    resolver: zodResolver(datenschutzForm),
    defaultValues: toDatenschutz(konto),
    shouldFocusError: false,
  })
  const kontakt = useWatch({ control: form.control, name: 'datenschutzKontakt' })
  return (
    <KontoSection id="datenschutz">
      <KontoForm
        part="datenschutz"
        form={form}
        konto={konto}
        toForm={toDatenschutz}
        describe={(values) => [{ label: t('feld.datenschutzKontakt'), value: values.datenschutzKontakt }]}
        save={(values) => save.mutateAsync(values)}
        done={t('datenschutz.done')}
      >
        <FieldStack>
          <FormTextField
            control={form.control}
            name="datenschutzKontakt"
            label={t('feld.datenschutzKontakt')}
            hint={t('datenschutz.hilfe')}
          />
        </FieldStack>
        <Vorschau konto={konto} kontakt={kontakt} />
      </KontoForm>
    </KontoSection>
  )
}

/** The text as it stands on every mailing; the rest of it comes from the target group. */
function Vorschau({ konto, kontakt }: { konto: Konto; kontakt: string }) {
  const { t } = useTranslation('konto')
  const muster = datenschutzText({
    absender: konto.standardAbsender,
    kontakt,
    typ: 'filter',
    datenquelle: '',
    adresseigner: '',
  })
  return (
    <Box component="figure" sx={{ margin: 0, display: 'grid', gap: 1, maxInlineSize: 560 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('datenschutz.vorschau')}
      </Typography>
      <Typography
        component="blockquote"
        variant="body2"
        sx={{
          margin: 0,
          padding: 2,
          borderRadius: 1,
          backgroundColor: 'grund',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        {muster || t('datenschutz.fehlt')}
      </Typography>
    </Box>
  )
}
