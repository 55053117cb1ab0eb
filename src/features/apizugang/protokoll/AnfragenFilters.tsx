import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ERGEBNISSE, type AnfragenListe } from './anfragenParams.ts'

interface Props {
  params: AnfragenListe
  /** Calls that occur in the log. */
  operationen: string[]
  onChange: (change: Partial<AnfragenListe>) => void
}

/** By token, call and outcome. */
export function AnfragenFilters({ params, operationen, onChange }: Props) {
  const { t } = useTranslation('apizugang')
  const tokens = useQuery(apizugangQueries.tokens()).data ?? []
  return (
    <>
      <FilterSelect
        label={t('anfragen.token')}
        all={t('anfragen.alleTokens')}
        value={tokens.find(({ idPtApiToken }) => idPtApiToken === params.token)?.idPtApiToken}
        onChange={(token) => onChange({ token })}
        options={tokens.map(({ idPtApiToken, bezeichnung }) => ({ value: idPtApiToken, label: bezeichnung }))}
      />
      <FilterSelect
        label={t('anfragen.aufruf')}
        all={t('anfragen.alleAufrufe')}
        value={operationen.find((operation) => operation === params.aufruf)}
        onChange={(aufruf) => onChange({ aufruf })}
        options={operationen.map((operation) => ({ value: operation, label: operation }))}
      />
      <FilterSelect
        label={t('anfragen.ergebnis')}
        all={t('anfragen.alleErgebnisse')}
        value={params.ergebnis}
        onChange={(ergebnis) => onChange({ ergebnis })}
        options={ERGEBNISSE.map((ergebnis) => ({ value: ergebnis, label: t(`anfragen.${ergebnis}`) }))}
      />
    </>
  )
}
