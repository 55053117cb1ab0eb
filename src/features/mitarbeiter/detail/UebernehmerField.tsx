import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { rolleLabel, wirksameRechte } from '#src/domain/mitarbeiter/rechte.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { listSchema, searchText } from '#src/shared/list/listSchema.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useOwnList } from '#src/shared/list/useListParams.ts'

const KOLLEGEN_WAHL = listSchema({ fields: { q: searchText() }, sort: { name: 'auf' }, usualSort: 'name' })

interface Props {
  /** Who hands over. */
  idThHeadhunterMitarbeiter: number
  /** null: the customer himself, who has no id of an employee. */
  value: Mitarbeiter | null
  error: string | undefined
  onChange: (chosen: Mitarbeiter | null) => void
}

const mayDecide = (person: Mitarbeiter) =>
  wirksameRechte(person).some(({ action, subject }) => action === 'decide' && subject === 'Freigabe')

/** Who takes over: the customer, or somebody found among the active colleagues; the one who is chosen stays in view. */
export function UebernehmerField({ idThHeadhunterMitarbeiter, value, error, onChange }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const id = useId()
  const list = useOwnList(KOLLEGEN_WAHL)
  const query = useQuery(mitarbeiterQueries.list({ ...list.params, status: 'aktiv' }))
  const idOf = (person: Mitarbeiter) => person.idThHeadhunterMitarbeiter
  const rows = query.data?.mitarbeiter.filter((person) => idOf(person) !== idThHeadhunterMitarbeiter) ?? []
  const away = value !== null && !rows.some((person) => idOf(person) === idOf(value))
  const toOption = (person: Mitarbeiter) => (
    <FormControlLabel
      key={idOf(person)}
      value={String(idOf(person))}
      disabled={!mayDecide(person)}
      control={<Radio size="small" />}
      label={[
        personName(person),
        rolleLabel(person.role),
        ...(mayDecide(person) ? [] : [t('deaktivieren.ohneRecht')]),
      ].join(', ')}
    />
  )
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id}>{t('deaktivieren.an')}</FormLabel>
      <FormHelperText sx={{ marginInline: 0, marginBlockEnd: 1 }}>{error ?? t('deaktivieren.anHilfe')}</FormHelperText>
      <RadioGroup
        aria-labelledby={id}
        value={value === null ? '' : String(idOf(value))}
        onChange={(_event, chosen) =>
          onChange([...rows, value].find((one) => one && String(idOf(one)) === chosen) ?? null)
        }
      >
        <FormControlLabel value="" control={<Radio size="small" />} label={t('deaktivieren.inhaber')} />
        {away && toOption(value)}
        <ListView
          list={list}
          query={query}
          search={t('deaktivieren.suche')}
          skeleton={<Skeleton variant="rounded" height={160} />}
          empty={<Typography color="textSecondary">{t('deaktivieren.keine')}</Typography>}
        >
          {() => rows.map(toOption)}
        </ListView>
      </RadioGroup>
    </FormControl>
  )
}
