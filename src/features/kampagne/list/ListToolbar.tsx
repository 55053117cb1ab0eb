import IconButton from '@mui/material/IconButton'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
import { ListTools } from '#src/shared/ui/ListTools.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SORTIERUNGEN, type ListParams } from './listParams.ts'

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
}

/** Search and order of the campaigns. */
export function ListToolbar({ params, onChange }: Props) {
  const { t } = useTranslation('kampagne')
  const [text, setText] = useSearchText(params.q, (q) => onChange({ q }))
  return (
    <ListTools>
      <SearchField label={t('list.search')} value={text} onChange={setText} />
      <SelectField
        label={t('list.sort')}
        value={params.sort}
        options={SORTIERUNGEN.map((sort) => ({ value: sort, label: t(`list.sortBy.${sort}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <IconButton
        aria-label={t(`list.direction.${params.richtung}`)}
        onClick={() => onChange({ richtung: params.richtung === 'auf' ? 'ab' : 'auf' })}
      >
        {params.richtung === 'auf' ? (
          <ArrowUpNarrowWide size={20} aria-hidden />
        ) : (
          <ArrowDownWideNarrow size={20} aria-hidden />
        )}
      </IconButton>
    </ListTools>
  )
}
