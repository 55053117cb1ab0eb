import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { FELD_LABEL } from '#src/domain/zielgruppe/adressdatei/columns.ts'
import { useImportSperrliste } from '#src/entities/sperrliste/queries.ts'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SPERR_FELDER, useSperrDatei, type SperrSpalten } from './useSperrDatei.ts'

/** Takes a file of objections: chosen, its columns looked over, imported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['konto', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const { datei, waehle, waehleBlatt, schreibe, melde, ordneZu } = useSperrDatei()
  const upload = useImportSperrliste()
  const { name, ansicht, spalten, problem, busy } = datei

  async function run(): Promise<void> {
    const blob = await schreibe()
    if (blob === null) return
    try {
      const { neu, bekannt, ausgelassen } = await upload.mutateAsync({ datei: blob, dateiName: name ?? '' })
      notify.success(
        t('sperrliste.importiert', {
          count: neu,
          neu: formatZahl(neu),
          bekannt: formatZahl(bekannt),
          ausgelassen: formatZahl(ausgelassen),
        }),
      )
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session') return
      melde(error instanceof ApiError ? error.message : t('common:error.unexpected'))
    }
  }

  return (
    <FormDialog title={t('sperrliste.importTitle')} text={t('sperrliste.importText')} onClose={onClose}>
      {problem !== null && (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,text/csv,text/plain"
          aria-label={t('sperrliste.datei')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void waehle(file)
          }}
        />
        <Button variant="outlined" startIcon={<FileUp size={20} aria-hidden />} onClick={() => input.current?.click()}>
          {t(ansicht === null ? 'sperrliste.waehlen' : 'sperrliste.andere')}
        </Button>
        {name !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>}
      </Box>
      {ansicht?.mappe && ansicht.mappe.blaetter.length > 1 && (
        <SelectField
          label={t('sperrliste.blatt')}
          value={ansicht.leseart.blatt}
          onChange={(blatt) => void waehleBlatt(blatt)}
          options={ansicht.mappe.blaetter.map((label, value) => ({ value, label }))}
        />
      )}
      {ansicht !== null && <Spalten titel={ansicht.spalten} spalten={spalten} onChange={ordneZu} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button color="inherit" onClick={onClose} disabled={upload.isPending}>
          {t('common:cancel')}
        </Button>
        {ansicht !== null && (
          <Button variant="contained" loading={busy || upload.isPending} onClick={() => void run()}>
            {t('sperrliste.importieren')}
          </Button>
        )}
      </Box>
    </FormDialog>
  )
}

interface SpaltenProps {
  titel: readonly string[]
  spalten: SperrSpalten
  onChange: (spalten: SperrSpalten) => void
}

/** Which column holds what; guessed from the headings. */
function Spalten({ titel, spalten, onChange }: SpaltenProps) {
  const { t } = useTranslation('konto')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {SPERR_FELDER.map((feld) => (
        <SelectField
          key={feld}
          label={FELD_LABEL[feld]}
          value={spalten[feld] ?? null}
          onChange={(spalte) => {
            const { [feld]: _before, ...others } = spalten
            onChange(spalte === null ? others : { ...others, [feld]: spalte })
          }}
          options={[
            { value: null, label: t('sperrliste.keineSpalte') },
            ...titel.map((name, spalte) => ({ value: spalte, label: name })),
          ]}
        />
      ))}
    </Box>
  )
}
