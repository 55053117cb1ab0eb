import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Plus from '#src/shared/icons/Plus.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useFieldArray, useForm, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MAX_ANSPRECHPARTNER, type Konto } from '#src/contract/konto.ts'
import { useSaveAnsprechpartner } from '#src/entities/konto/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { KontoForm } from '../form/KontoForm.tsx'
import { ansprechpartnerForm, toAnsprechpartner, type AnsprechpartnerValues } from '../form/kontoForms.ts'
import { KontoSection } from '../nav/KontoSection.tsx'

/** People whom the provider may ask about campaigns. */
export function AnsprechpartnerSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const save = useSaveAnsprechpartner()
  const form = useForm<AnsprechpartnerValues>({
    resolver: zodResolver(ansprechpartnerForm),
    defaultValues: toAnsprechpartner(konto),
    shouldFocusError: false,
  })
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'ansprechpartner' })
  return (
    <KontoSection id="ansprechpartner">
      <KontoForm
        part="ansprechpartner"
        form={form}
        konto={konto}
        toForm={toAnsprechpartner}
        describe={(values) =>
          values.ansprechpartner.length === 0
            ? [{ label: t('ansprechpartner.title'), value: t('none') }]
            : values.ansprechpartner.map((person, nr) => ({
                label: `${nr + 1}. ${person.name}`,
                value: [person.funktion, person.email, person.telefon].filter((part) => part !== '').join(', '),
              }))
        }
        save={(values) => save.mutateAsync(values)}
        done={t('ansprechpartner.done')}
        secondary={
          fields.length < MAX_ANSPRECHPARTNER && (
            <Button
              startIcon={<Plus size={20} aria-hidden />}
              onClick={() => append({ name: '', funktion: '', email: '', telefon: '' })}
            >
              {t('ansprechpartner.hinzu')}
            </Button>
          )
        }
      >
        {fields.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('ansprechpartner.leer')}</Typography>}
        {fields.map(({ id }, nr) => (
          <PersonFields key={id} control={control} nr={nr} onRemove={() => remove(nr)} />
        ))}
      </KontoForm>
    </KontoSection>
  )
}

interface PersonProps {
  control: Control<AnsprechpartnerValues>
  /** From 0. */
  nr: number
  onRemove: () => void
}

/** The fields of one of them. */
function PersonFields({ control, nr, onRemove }: PersonProps) {
  const { t } = useTranslation('konto')
  const name = `ansprechpartner.${nr}` as const
  return (
    <Box
      component="fieldset"
      aria-label={t('ansprechpartner.nr', { nr: nr + 1 })}
      sx={{
        margin: 0,
        padding: 0,
        border: 0,
        display: 'grid',
        gap: 2,
        paddingBlockEnd: 2.5,
        borderBlockEnd: 1,
        borderColor: 'divider',
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <FormTextField control={control} name={`${name}.name`} label={t('feld.name')} />
      <FormTextField control={control} name={`${name}.funktion`} label={t('feld.funktion')} />
      <FormTextField control={control} name={`${name}.email`} label={t('feld.email')} type="email" inputMode="email" />
      <FormTextField control={control} name={`${name}.telefon`} label={t('feld.telefon')} type="tel" inputMode="tel" />
      <Box>
        <Button color="error" size="small" startIcon={<Trash2 size={18} aria-hidden />} onClick={onRemove}>
          {t('ansprechpartner.entfernen')}
        </Button>
      </Box>
    </Box>
  )
}
