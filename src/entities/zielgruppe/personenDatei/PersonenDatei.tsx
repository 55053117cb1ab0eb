import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import FileUp from '#src/shared/icons/FileUp.svg'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { PERSON_FELDER, usePersonenDatei, type PersonenSpalten } from './usePersonenDatei.ts'

interface Props {
  /** Sends the rows with a usable name and address. */
  onImport: (datei: Blob, dateiName: string) => Promise<void>
  /** They are sent, or nobody wants to any more. */
  onEnde: () => void
}

/** Takes a file of people: chosen, its columns looked over, sent. Stands in a dialog. */
export function PersonenDatei({ onImport, onEnde }: Props) {
  const { t } = useTranslation(['personenDatei', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const { datei, choose, chooseSheet, write, report, assign } = usePersonenDatei()
  const [sendet, setSendet] = useState(false)
  const { name, ansicht, spalten, problem, busy } = datei

  async function run(): Promise<void> {
    const blob = await write()
    if (blob === null) return
    setSendet(true)
    try {
      await onImport(blob, name ?? '')
      onEnde()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session') return
      report(error instanceof ApiError ? error.message : t('common:error.unexpected'))
    } finally {
      setSendet(false)
    }
  }

  return (
    <>
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
          aria-label={t('datei')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void choose(file)
          }}
        />
        <Button variant="outlined" startIcon={<FileUp size={20} aria-hidden />} onClick={() => input.current?.click()}>
          {t(ansicht === null ? 'waehlen' : 'andere')}
        </Button>
        {name !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>}
      </Box>
      {ansicht?.mappe && ansicht.mappe.blaetter.length > 1 && (
        <SelectField
          label={t('blatt')}
          value={ansicht.leseart.blatt}
          onChange={(blatt) => void chooseSheet(blatt)}
          options={ansicht.mappe.blaetter.map((label, value) => ({ value, label }))}
        />
      )}
      {ansicht !== null && <Spalten titel={ansicht.spalten} spalten={spalten} onChange={assign} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button color="inherit" onClick={onEnde} disabled={sendet}>
          {t('common:cancel')}
        </Button>
        {ansicht !== null && (
          <Button variant="contained" loading={busy || sendet} onClick={() => void run()}>
            {t('importieren')}
          </Button>
        )}
      </Box>
    </>
  )
}

interface SpaltenProps {
  titel: readonly string[]
  spalten: PersonenSpalten
  onChange: (spalten: PersonenSpalten) => void
}

/** Which column holds what; guessed from the headings. */
function Spalten({ titel, spalten, onChange }: SpaltenProps) {
  const { t } = useTranslation('personenDatei')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {PERSON_FELDER.map((feld) => (
        <SelectField
          key={feld}
          label={FELD_LABEL[feld]}
          value={spalten[feld] ?? null}
          onChange={(spalte) => {
            const { [feld]: _before, ...others } = spalten
            onChange(spalte === null ? others : { ...others, [feld]: spalte })
          }}
          options={[
            { value: null, label: t('keineSpalte') },
            ...titel.map((name, spalte) => ({ value: spalte, label: name })),
          ]}
        />
      ))}
    </Box>
  )
}
