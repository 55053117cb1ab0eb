import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import Table2 from 'lucide-react/icons/table-2'
import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { ZEILEN_CODES, zielgruppe as zielgruppeSchema, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { CODE_REGELN, GRUPPE_LABEL, GRUPPEN } from '#src/domain/zielgruppe/adressdatei/codes.ts'
import { useSaveZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { ZielgruppeSummary } from '#src/entities/zielgruppe/ZielgruppeSummary.tsx'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { nameFeld } from '../nameFeld.ts'
import { BearbeitungListe } from './BearbeitungListe.tsx'
import { useSavedToast } from './useSavedToast.ts'

interface Props {
  zielgruppe: Zielgruppe
  editable: boolean
}

const nameForm = z.object({ bezeichnung: nameFeld })

/** An uploaded list: what was printed of it, why rows were left out, and its name. */
export function ListeDetail({ zielgruppe, editable }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const { pruefung } = zielgruppe
  const change = ability.can('update', 'Zielgruppe')
  const weg = change ? paths.zielgruppeAdressen : paths.zielgruppeAnsehen
  const codes = pruefung ? ZEILEN_CODES.filter((code) => pruefung.jeCode[code]) : []
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 880 }}>
      <Paper variant="outlined" sx={{ padding: 3 }}>
        <ZielgruppeSummary zielgruppe={zielgruppe} />
      </Paper>
      {pruefung && (
        <Box
          component="dl"
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', margin: 0 }}
        >
          {GRUPPEN.map((gruppe) => (
            <Box key={gruppe} sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {GRUPPE_LABEL[gruppe]}
              </Typography>
              <Typography component="dd" variant="h2" sx={{ margin: 0 }}>
                {formatZahl(pruefung[gruppe])}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {pruefung && codes.length > 0 && (
        <DataTable
          caption={t('edit.befunde')}
          columns={[
            { key: 'titel', header: t('edit.befund'), cell: (code) => CODE_REGELN[code].titel },
            { key: 'gruppe', header: t('edit.ergebnis'), cell: (code) => GRUPPE_LABEL[CODE_REGELN[code].gruppe] },
            {
              key: 'anzahl',
              header: t('edit.zeilen'),
              cell: (code) => formatZahl(pruefung.jeCode[code] ?? 0),
              align: 'end',
            },
          ]}
          rows={codes}
          rowKey={(code) => code}
        />
      )}
      {zielgruppe.bearbeitungen && <BearbeitungListe bearbeitungen={zielgruppe.bearbeitungen} />}
      {zielgruppe.potenzial > 0 && (
        <Button
          component={Link}
          to={weg(zielgruppe.idPtZielgruppe)}
          variant="outlined"
          startIcon={<Table2 size={20} aria-hidden />}
          sx={{ justifySelf: 'start' }}
        >
          {t(change ? 'adressen.bearbeiten' : 'adressen.ansehen')}
        </Button>
      )}
      {editable && <NameForm zielgruppe={zielgruppe} />}
    </Box>
  )
}

function NameForm({ zielgruppe }: Pick<Props, 'zielgruppe'>) {
  const { t } = useTranslation('zielgruppe')
  const showSaved = useSavedToast()
  const save = useSaveZielgruppe()
  const form = useForm({
    resolver: zodResolver(nameForm),
    defaultValues: { bezeichnung: zielgruppe.bezeichnung },
    shouldFocusError: false,
  })

  // Of what the field was filled with: the page may read a newer version meanwhile.
  const [version, setVersion] = useState(zielgruppe.version)

  async function submit({ bezeichnung }: z.infer<typeof nameForm>): Promise<void> {
    const { idPtZielgruppe } = zielgruppe
    try {
      const saved = await save.mutateAsync({ idPtZielgruppe, bezeichnung, version })
      form.reset({ bezeichnung: saved.bezeichnung })
      setVersion(saved.version)
      showSaved(saved)
    } catch (error) {
      const theirs = readConflict(zielgruppeSchema, error)
      if (theirs === null) throw error
      // A name alone needs no comparison: the stored one is told, the typed one stays in the field.
      form.setError('bezeichnung', { type: 'konflikt', message: t('edit.nameKonflikt', { name: theirs.bezeichnung }) })
    }
  }

  return (
    <Box sx={{ maxInlineSize: 480 }}>
      <FormShell form={form} onSubmit={submit} submitLabel={t('edit.nameSpeichern')} guard>
        <FormTextField control={form.control} name="bezeichnung" label={t('filter.name')} maxLength={80} />
      </FormShell>
    </Box>
  )
}
