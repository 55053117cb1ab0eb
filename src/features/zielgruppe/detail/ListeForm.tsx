import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { zielgruppe as zielgruppeSchema, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useSaveZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { AbgleichFields } from '../abgleich/AbgleichFields.tsx'
import { angabenFelder, toAngaben } from '../angaben.ts'
import { AngabenFields } from '../AngabenFields.tsx'
import { useSavedToast } from './useSavedToast.ts'

const listeForm = z.object({ ...angabenFelder, ausschluss: z.custom<Ausschluss>() })
type Values = z.infer<typeof listeForm>

const valuesOf = (stored: Zielgruppe): Values => ({ ...toAngaben(stored), ausschluss: stored.ausschluss ?? {} })

/** What can be changed of a stored list beside its rows: the name, and who is left out of it. */
export function ListeForm({ zielgruppe }: { zielgruppe: Zielgruppe }) {
  const { t } = useTranslation('zielgruppe')
  const showSaved = useSavedToast()
  const save = useSaveZielgruppe()
  const form = useForm({
    resolver: zodResolver(listeForm),
    defaultValues: valuesOf(zielgruppe),
    shouldFocusError: false,
  })

  // Of what the fields were filled with: the page may read a newer version meanwhile.
  const [version, setVersion] = useState(zielgruppe.version)

  async function submit(values: Values): Promise<void> {
    const { idPtZielgruppe } = zielgruppe
    try {
      const saved = await save.mutateAsync({ idPtZielgruppe, ...values, version })
      form.reset(valuesOf(saved))
      setVersion(saved.version)
      showSaved(saved)
    } catch (error) {
      const theirs = readConflict(zielgruppeSchema, error)
      if (theirs === null) throw error
      // So little needs no comparison: the stored name is told, what was typed stays in the fields.
      form.setError('bezeichnung', { type: 'konflikt', message: t('edit.nameKonflikt', { name: theirs.bezeichnung }) })
    }
  }

  return (
    <Box sx={{ maxInlineSize: 560 }}>
      <FormShell form={form} onSubmit={submit} submitLabel={t('edit.speichern')} guard>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <AngabenFields />
          <Box>
            <Typography variant="h2">{t('abgleich.titel')}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
              {t('abgleich.textFilter')}
            </Typography>
            <Controller
              control={form.control}
              name="ausschluss"
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <AbgleichFields
                  value={value}
                  onChange={onChange}
                  eigene={zielgruppe.idPtZielgruppe}
                  fehler={error?.message}
                />
              )}
            />
          </Box>
        </Box>
      </FormShell>
    </Box>
  )
}
