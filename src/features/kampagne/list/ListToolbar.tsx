import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
import { ListSelect } from '#src/shared/ui/ListSelect.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SORTIERUNGEN, type ListParams } from './listParams.ts'

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
}

/** Search and order of the campaigns. */
export function ListToolbar({ params, onChange }: Props) {
  const { t } = useTranslation('kampagne')
  const [text, setText] = useSearchText(params.q, (q) => onChange({ q: q.trim() }))
  return (
    <search className="list-tools">
      <SearchField label={t('list.search')} value={text} onChange={setText} />
      <ListSelect
        label={t('list.sort')}
        value={params.sort}
        options={SORTIERUNGEN}
        text={(sort) => t(`list.sortBy.${sort}`)}
        onChange={(sort) => onChange({ sort })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t(`list.direction.${params.richtung}`)}
        onClick={() => onChange({ richtung: params.richtung === 'auf' ? 'ab' : 'auf' })}
      >
        {params.richtung === 'auf' ? (
          <ArrowUpNarrowWide size={20} aria-hidden />
        ) : (
          <ArrowDownWideNarrow size={20} aria-hidden />
        )}
      </button>
    </search>
  )
}
