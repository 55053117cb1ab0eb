import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { AnfragenFilter } from './anfragenParams.ts'

interface Props {
  filter: AnfragenFilter
  /** Calls that occur in the log. */
  operationen: string[]
  onChange: (key: string, value: string) => void
}

const ALLE = 'alle'

/** By token, call, outcome and request number. */
export function AnfragenFilters({ filter, operationen, onChange }: Props) {
  const { t } = useTranslation('apizugang')
  const tokens = useQuery(apizugangQueries.tokens()).data ?? []
  const [nummer, setNummer] = useState(filter.anfrage)
  const known = (value: string | null, values: string[]) => (value !== null && values.includes(value) ? value : ALLE)
  const put = (key: string) => (value: unknown) => onChange(key, value === ALLE ? '' : String(value))
  return (
    <>
      <SelectField
        label={t('anfragen.token')}
        value={known(
          filter.token === null ? null : String(filter.token),
          tokens.map(({ idPtApiToken }) => String(idPtApiToken)),
        )}
        onChange={({ target }) => put('token')(target.value)}
        sx={{ flex: '1 1 180px', maxInlineSize: { sm: 260 } }}
      >
        <MenuItem value={ALLE}>{t('anfragen.alleTokens')}</MenuItem>
        {tokens.map(({ idPtApiToken, bezeichnung }) => (
          <MenuItem key={idPtApiToken} value={String(idPtApiToken)}>
            {bezeichnung}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        label={t('anfragen.aufruf')}
        value={known(filter.operation, operationen)}
        onChange={({ target }) => put('aufruf')(target.value)}
        sx={{ flex: '1 1 180px', maxInlineSize: { sm: 240 } }}
      >
        <MenuItem value={ALLE}>{t('anfragen.alleAufrufe')}</MenuItem>
        {operationen.map((operation) => (
          <MenuItem key={operation} value={operation}>
            {operation}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        label={t('anfragen.ergebnis')}
        value={filter.ergebnis ?? ALLE}
        onChange={({ target }) => put('ergebnis')(target.value)}
        sx={{ flex: '1 1 140px', maxInlineSize: { sm: 180 } }}
      >
        <MenuItem value={ALLE}>{t('anfragen.alleErgebnisse')}</MenuItem>
        <MenuItem value="erfolg">{t('anfragen.erfolg')}</MenuItem>
        <MenuItem value="fehler">{t('anfragen.fehler')}</MenuItem>
      </SelectField>
      <TextField
        type="search"
        size="small"
        label={t('anfragen.nummer')}
        value={nummer}
        onChange={({ target }) => {
          const value = target.value.toUpperCase().slice(0, 20)
          setNummer(value)
          onChange('anfrage', value.trim())
        }}
        sx={{ flex: '1 1 140px', maxInlineSize: { sm: 180 } }}
      />
    </>
  )
}
