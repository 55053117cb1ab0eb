import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { VERKNUEPFUNGEN_MAX, type Verknuepfung } from '#src/contract/zielgruppe.ts'
import { istVerbindbar, toVerknuepfung } from '#src/domain/zielgruppe/auswahl/verknuepfung.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { VerknuepfungRow } from './VerknuepfungRow.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
  /** The group itself is connected with others only. */
  eigene: number | null
}

const SETTLE_MS = 300

/** Saved groups that this one is narrowed to or goes without. */
export function VerknuepfungFields({ control, eigene }: Props) {
  const { t } = useTranslation('zielgruppe')
  const titleId = useId()
  const { field, fieldState } = useController({ control, name: 'verknuepfung' })
  const [gesucht, setGesucht] = useState('')
  const q = useSettled(gesucht.trim(), SETTLE_MS)
  const { data, isFetching } = useQuery(zielgruppeQueries.list({ typ: 'filter', ...(q !== '' && { q }) }))
  const gewaehlt: readonly Verknuepfung[] = field.value
  const options = (data?.zielgruppen ?? []).filter(
    (gruppe) =>
      istVerbindbar(gruppe) &&
      gruppe.idPtZielgruppe !== eigene &&
      !gewaehlt.some(({ idPtZielgruppe }) => idPtZielgruppe === gruppe.idPtZielgruppe),
  )
  const replace = (at: number, ...by: Verknuepfung[]) => field.onChange(gewaehlt.toSpliced(at, 1, ...by))
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" id={titleId}>
          {t('verbinden.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('verbinden.hilfe')}
        </Typography>
      </Box>
      {gewaehlt.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {gewaehlt.map((one, at) => (
            <VerknuepfungRow
              key={one.idPtZielgruppe}
              verknuepfung={one}
              onArt={(art) => replace(at, { ...one, art })}
              onRemove={() => replace(at)}
            />
          ))}
        </Box>
      )}
      {gewaehlt.length < VERKNUEPFUNGEN_MAX && (
        <Box sx={{ maxInlineSize: 480 }}>
          <Autocomplete
            size="small"
            id={fieldId('verknuepfung')}
            options={options}
            getOptionLabel={({ bezeichnung }) => bezeichnung}
            getOptionKey={({ idPtZielgruppe }) => idPtZielgruppe}
            // The service has searched.
            filterOptions={(found) => found}
            value={null}
            inputValue={gesucht}
            onInputChange={(_, typed) => setGesucht(typed)}
            onChange={(_, gruppe) => {
              const neu = gruppe && toVerknuepfung(gruppe, 'ohne')
              if (neu) field.onChange([...gewaehlt, neu])
              setGesucht('')
            }}
            onBlur={field.onBlur}
            blurOnSelect
            loading={isFetching}
            loadingText={t('verbinden.sucht')}
            noOptionsText={t('verbinden.keine')}
            clearText={t('filter.leeren')}
            openText={t('filter.oeffnen')}
            closeText={t('filter.schliessen')}
            slotProps={{ popper: { lang: 'de' } }}
            renderInput={(params) => (
              <TextField
                {...params}
                label={t('verbinden.waehlen')}
                error={fieldState.invalid}
                helperText={fieldState.error?.message}
              />
            )}
          />
        </Box>
      )}
    </Box>
  )
}
