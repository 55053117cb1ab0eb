import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { suchtext, suchwoerter } from '#src/domain/suche/suche.ts'
import { zielgruppeQueries, type Waehlbar } from '#src/entities/zielgruppe/queries.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { useSuchfeld } from './useSuchfeld.ts'

interface Props {
  typ: Zielgruppe['typ']
  label: string
  /** Which of this kind can be chosen at all. */
  waehlbar: Waehlbar
  /** Those that are chosen, and the group itself. */
  ausser: readonly (number | null)[]
  onWahl: (zielgruppe: Zielgruppe) => void
  id?: string
  onBlur?: () => void
  fehler?: string | undefined
}

const SETTLE_MS = 300

/** While the service is asked, what is there has to have every word: Enter takes the first of it. */
function hasWords({ bezeichnung }: Zielgruppe, gesucht: string): boolean {
  const name = suchtext(bezeichnung)
  return suchwoerter(gesucht).every((wort) => name.includes(wort))
}

/** Finds a saved target group by its name and hands it on; the field is empty again then, and keeps the focus. */
export function ZielgruppeSuche({ typ, label, waehlbar, ausser, onWahl, id, onBlur, fehler }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { getippt, isOffen, leave, leere, feld } = useSuchfeld()
  const q = useSettled(getippt, SETTLE_MS)
  const { data, isFetching } = useQuery(zielgruppeQueries.waehlbare(waehlbar, { typ, ...(q !== '' && { q }) }))
  const isGesucht = q === getippt && !isFetching
  const hinweis = isOffen ? t('verbinden.nichtGenommen', { gesucht: getippt }) : undefined
  return (
    <Autocomplete
      size="small"
      {...(id === undefined ? {} : { id })}
      {...feld}
      options={(data ?? []).filter(
        (one) => !ausser.includes(one.idPtZielgruppe) && (isGesucht || hasWords(one, getippt)),
      )}
      getOptionLabel={({ bezeichnung }) => bezeichnung}
      getOptionKey={({ idPtZielgruppe }) => idPtZielgruppe}
      // The service has searched.
      filterOptions={(found) => found}
      value={null}
      onChange={(_, zielgruppe) => {
        if (zielgruppe) onWahl(zielgruppe)
        leere()
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
      loading={!isGesucht}
      loadingText={t('verbinden.sucht')}
      noOptionsText={getippt === '' ? t('verbinden.keine') : t('verbinden.keineTreffer', { gesucht: getippt })}
      clearText={t('filter.leeren')}
      openText={t('filter.oeffnen')}
      closeText={t('filter.schliessen')}
      slotProps={{ popper: { lang: 'de' } }}
      renderInput={(params) => (
        <TextField {...params} label={label} error={fehler !== undefined || isOffen} helperText={fehler ?? hinweis} />
      )}
    />
  )
}
