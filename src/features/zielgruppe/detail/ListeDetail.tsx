import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import Table2 from '#src/shared/icons/Table2.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ZEILEN_CODES, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { CODE_REGELN, GRUPPE_LABEL, GRUPPEN } from '#src/engines/addresses/rules.ts'
import { ZielgruppeSummary } from '../ZielgruppeSummary.tsx'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { BearbeitungListe } from './BearbeitungListe.tsx'
import { ListeForm } from './ListeForm.tsx'

interface Props {
  zielgruppe: Zielgruppe
  editable: boolean
}

/** An uploaded list: what was printed of it, why rows were left out, its name and whom it leaves out. */
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
      {editable && <ListeForm zielgruppe={zielgruppe} />}
    </Box>
  )
}
