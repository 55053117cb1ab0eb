import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useSettled } from '#src/shared/useSettled.ts'

interface Props {
  typ: Zielgruppe['typ']
  label: string
  /** Those that can be chosen. */
  waehlbar: (zielgruppe: Zielgruppe) => boolean
  onWahl: (zielgruppe: Zielgruppe) => void
  id?: string
  onBlur?: () => void
  fehler?: string | undefined
}

const SETTLE_MS = 300

/** Finds a saved target group by its name and hands it on; the field is empty again then. */
export function ZielgruppeSuche({ typ, label, waehlbar, onWahl, id, onBlur, fehler }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [gesucht, setGesucht] = useState('')
  const q = useSettled(gesucht.trim(), SETTLE_MS)
  const { data, isFetching } = useQuery(zielgruppeQueries.list({ typ, ...(q !== '' && { q }) }))
  return (
    <Autocomplete
      size="small"
      {...(id === undefined ? {} : { id })}
      options={(data?.zielgruppen ?? []).filter(waehlbar)}
      getOptionLabel={({ bezeichnung }) => bezeichnung}
      getOptionKey={({ idPtZielgruppe }) => idPtZielgruppe}
      // The service has searched.
      filterOptions={(found) => found}
      value={null}
      inputValue={gesucht}
      onInputChange={(_, typed) => setGesucht(typed)}
      onChange={(_, zielgruppe) => {
        if (zielgruppe) onWahl(zielgruppe)
        setGesucht('')
      }}
      {...(onBlur ? { onBlur } : {})}
      blurOnSelect
      loading={isFetching}
      loadingText={t('verbinden.sucht')}
      noOptionsText={t('verbinden.keine')}
      clearText={t('filter.leeren')}
      openText={t('filter.oeffnen')}
      closeText={t('filter.schliessen')}
      slotProps={{ popper: { lang: 'de' } }}
      renderInput={(params) => <TextField {...params} label={label} error={fehler !== undefined} helperText={fehler} />}
    />
  )
}
