import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { AnfragenFilter } from './anfragenParams.ts'

interface Props {
  filter: AnfragenFilter
  /** Calls that occur in the log. */
  operationen: string[]
  onChange: (key: string, value: string) => void
}

/** By token, call, outcome and request number. */
export function AnfragenFilters({ filter, operationen, onChange }: Props) {
  const { t } = useTranslation('apizugang')
  const tokens = useQuery(apizugangQueries.tokens()).data ?? []
  const [nummer, setNummer] = useState(filter.anfrage)
  const put = (key: string) => (value: string | number | null) => onChange(key, String(value ?? ''))
  const token = tokens.find(({ idPtApiToken }) => idPtApiToken === filter.token)
  return (
    <>
      <SelectField
        label={t('anfragen.token')}
        value={token?.idPtApiToken ?? null}
        onChange={put('token')}
        options={[
          { value: null, label: t('anfragen.alleTokens') },
          ...tokens.map(({ idPtApiToken, bezeichnung }) => ({ value: idPtApiToken, label: bezeichnung })),
        ]}
      />
      <SelectField
        label={t('anfragen.aufruf')}
        value={operationen.find((operation) => operation === filter.operation) ?? null}
        onChange={put('aufruf')}
        options={[
          { value: null, label: t('anfragen.alleAufrufe') },
          ...operationen.map((operation) => ({ value: operation, label: operation })),
        ]}
      />
      <SelectField
        label={t('anfragen.ergebnis')}
        value={filter.ergebnis}
        onChange={put('ergebnis')}
        options={[
          { value: null, label: t('anfragen.alleErgebnisse') },
          { value: 'erfolg', label: t('anfragen.erfolg') },
          { value: 'fehler', label: t('anfragen.fehler') },
        ]}
      />
      <SearchField
        label={t('anfragen.nummer')}
        value={nummer}
        onChange={(text) => {
          const value = text.toUpperCase().slice(0, 20)
          setNummer(value)
          onChange('anfrage', value.trim())
        }}
      />
    </>
  )
}
