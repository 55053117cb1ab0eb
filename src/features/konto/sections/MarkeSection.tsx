import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { schriftAuf } from '#src/domain/konto/marke.ts'
import { useSaveMarkenfarbe } from '#src/entities/konto/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { LIGHT } from '#src/shared/theme/palette.ts'
import { FieldStack } from '../form/FieldStack.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { markeForm, toMarke, type MarkeValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'
import { LogoField } from './LogoField.tsx'
import { MarkenvorratForm } from './MarkenvorratForm.tsx'

const FARBE = /^#[0-9a-f]{6}$/

/** Logo and colour, and where they are seen. */
export function MarkeSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveMarkenfarbe()
  const form = useForm<MarkeValues>({
    resolver: zodResolver(markeForm),
    defaultValues: toMarke(konto),
    shouldFocusError: false,
  })
  const typed = useWatch({ control: form.control, name: 'markenfarbe' }).trim().toLowerCase()
  const farbe = FARBE.test(typed) ? typed : null
  return (
    <KontoSection id="marke">
      <LogoField konto={konto} />
      <KontoForm
        part="marke"
        form={form}
        konto={konto}
        toForm={toMarke}
        describe={(values) => [{ label: t('feld.markenfarbe'), value: values.markenfarbe || t('none') }]}
        save={({ markenfarbe, version }) => save.mutateAsync({ markenfarbe: markenfarbe || null, version })}
        done={t('marke.done')}
      >
        <FieldStack>
          <FormTextField
            control={form.control}
            name="markenfarbe"
            label={t('feld.markenfarbeOptional')}
            hint={t('marke.farbeHilfe')}
            endAdornment={
              <input
                type="color"
                aria-label={t('marke.farbeWaehlen')}
                value={farbe ?? LIGHT.primary.main}
                onChange={({ target }) =>
                  form.setValue('markenfarbe', target.value, { shouldDirty: true, shouldValidate: true })
                }
                style={{ inlineSize: 40, blockSize: 28, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            }
          />
        </FieldStack>
      </KontoForm>
      <Vorschau konto={konto} farbe={farbe} />
      <MarkenvorratForm konto={konto} />
    </KontoSection>
  )
}

/** Head of the approval page and button of the approval mail, as their readers see them. */
function Vorschau({ konto: { firma, logo }, farbe }: { konto: Konto; farbe: string | null }) {
  const { t } = useTranslation('konto')
  const button = farbe === null ? {} : { background: farbe, color: schriftAuf(farbe) }
  return (
    <Box component="figure" sx={{ margin: 0, marginBlockStart: 3, display: 'grid', gap: 1, maxInlineSize: 560 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('marke.vorschau')}
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          padding: 2,
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: 'grund',
        }}
        style={farbe === null ? undefined : { borderBlockStart: `4px solid ${farbe}` }}
      >
        {logo !== null && (
          <Box
            component="img"
            src={logo}
            alt=""
            sx={{ maxInlineSize: 160, maxBlockSize: 44, padding: 0.5, borderRadius: 0.5, backgroundColor: 'papier' }}
          />
        )}
        <Typography sx={{ fontWeight: 600, flex: '1 1 160px' }}>{firma}</Typography>
        <Box
          component="span"
          sx={{
            paddingBlock: 1,
            paddingInline: 2,
            borderRadius: 1,
            fontWeight: 600,
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          }}
          style={button}
        >
          {t('marke.knopf')}
        </Box>
      </Box>
    </Box>
  )
}
