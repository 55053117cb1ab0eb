import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSuchePerson } from '#src/entities/auskunft/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { frei, nameFelder, checkPerson } from '../form/personForm.ts'
import { KontoSection } from '../nav/KontoSection.tsx'
import { Ergebnis } from './Ergebnis.tsx'

const schema = z.object({
  gesucht: z.object({ ...nameFelder, strasse: frei(120), hausnummer: frei(20) }).check(checkPerson),
})
type Values = z.infer<typeof schema>

/** What is stored about one person in lists, campaigns and blocklist: somebody asked for it (Art. 15 GDPR, DSG-04). */
export function AuskunftSection() {
  const { t } = useTranslation('konto')
  const may = useAppAbility().can('update', 'Konto')
  const suche = useSuchePerson()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { gesucht: { vorname: '', nachname: '', firma: '', plz: '', strasse: '', hausnummer: '' } },
    shouldFocusError: false,
  })
  const { control } = form
  return (
    <KontoSection id="auskunft">
      {may ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <FormShell
            form={form}
            onSubmit={async ({ gesucht }) => void (await suche.mutateAsync(gesucht))}
            submitLabel={t('auskunft.suchen')}
          >
            <Box sx={{ display: 'grid', columnGap: 2, rowGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <FormTextField control={control} name="gesucht.nachname" label={t('feld.nachname')} />
              <FormTextField control={control} name="gesucht.vorname" label={t('feld.vornameOptional')} />
              <FormTextField control={control} name="gesucht.firma" label={t('feld.firmaOptional')} />
              <FormTextField
                control={control}
                name="gesucht.plz"
                label={t('feld.plz')}
                inputMode="numeric"
                hint={t('auskunft.plzHilfe')}
              />
              <FormTextField
                control={control}
                name="gesucht.strasse"
                label={t('feld.strasseOptional')}
                hint={t('auskunft.strasseHilfe')}
              />
              <FormTextField control={control} name="gesucht.hausnummer" label={t('feld.hausnummerOptional')} />
            </Box>
          </FormShell>
          {suche.data && (
            <Ergebnis
              key={suche.submittedAt}
              gesucht={suche.variables}
              answer={suche.data}
              onGeloescht={() => suche.mutate(suche.variables)}
            />
          )}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('nurAdministration')}
        </Typography>
      )}
    </KontoSection>
  )
}
