import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ANFUEHRUNGEN } from '#src/contract/zielgruppe.ts'
import { ZEICHENSAETZE } from '#src/engines/addresses/rules.ts'
import { type Leseart, TRENNZEICHEN, type Trennzeichen } from '#src/engines/addresses/file.ts'
import type { Ansicht } from '#src/engines/addresses/worker.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { BlattHinweise } from './BlattHinweise.tsx'

interface Props {
  ansicht: Ansicht
  onChange: (leseart: Partial<Leseart>) => void
}

const TRENNZEICHEN_NAME = {
  ';': 'semikolon',
  ',': 'komma',
  '\t': 'tabulator',
  '|': 'strich',
} as const satisfies Record<Trennzeichen, string>

/** Reports have titles and dates above their table. */
const HEADING_ROWS = [-1, ...Array.from({ length: 20 }, (_, row) => row)]

/** How the file is read: guessed, shown, changeable. */
export function LeseartFields({ ansicht: { leseart, mappe, zeilen }, onChange }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!leseart.zeichensatzSicher && (
        <Alert severity="warning" variant="outlined">
          {t('upload.zeichensatzUnsicher')}
        </Alert>
      )}
      {mappe !== null && <BlattHinweise befund={mappe.befund} leer={zeilen.length === 0} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {mappe === null ? (
          <>
            <SelectField
              label={t('upload.zeichensatz')}
              value={leseart.zeichensatz}
              onChange={(zeichensatz) => onChange({ zeichensatz })}
              options={ZEICHENSAETZE.map((one) => ({ value: one, label: t(`adressdatei:zeichensatz.${one}`) }))}
            />
            <SelectField
              label={t('upload.trennzeichen')}
              value={leseart.trennzeichen}
              onChange={(trennzeichen) => onChange({ trennzeichen })}
              options={TRENNZEICHEN.map((one) => ({
                value: one,
                label: t(`adressdatei:trennzeichen.${TRENNZEICHEN_NAME[one]}`),
              }))}
            />
            <SelectField
              label={t('upload.anfuehrung')}
              value={leseart.anfuehrung}
              onChange={(anfuehrung) => onChange({ anfuehrung })}
              options={ANFUEHRUNGEN.map((one) => ({ value: one, label: t(`adressdatei:anfuehrung.${one}`) }))}
            />
          </>
        ) : (
          <SelectField
            label={t('upload.blatt')}
            value={leseart.blatt}
            onChange={(blatt) => onChange({ blatt })}
            options={mappe.blaetter.map((label, value) => ({ value, label }))}
          />
        )}
        <SelectField
          label={t('upload.kopfzeile')}
          value={leseart.kopfzeile}
          onChange={(kopfzeile) => onChange({ kopfzeile })}
          options={HEADING_ROWS.map((row) => ({
            value: row,
            label: row === -1 ? t('upload.ohneKopfzeile') : t('upload.kopfzeileNr', { nr: row + 1 }),
          }))}
        />
      </Box>
    </Box>
  )
}
