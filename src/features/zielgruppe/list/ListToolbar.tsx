import { useTranslation } from 'react-i18next'
import { ZIELGRUPPE_STATUS } from '#src/contract/zielgruppe.ts'
import { ListSelect } from '#src/shared/ui/ListSelect.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import type { ListParams } from './listParams.ts'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
}

const TYPEN = ['alle', 'filter', 'hochgeladen'] as const
const STATUS = ['alle', ...ZIELGRUPPE_STATUS] as const

/** Search and filters of the list. */
export function ListToolbar({ params, onChange }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [text, setText] = useSearchText(params.q, (q) => onChange({ q }))
  return (
    <search className="list-tools">
      <SearchField label={t('list.suche')} value={text} onChange={setText} />
      <ListSelect
        label={t('list.typ')}
        value={params.typ}
        options={TYPEN}
        text={(typ) => t(`typ.${typ}`)}
        onChange={(typ) => onChange({ typ })}
      />
      <ListSelect
        label={t('list.status')}
        value={params.status}
        options={STATUS}
        text={(status) => t(`status.${status}`)}
        onChange={(status) => onChange({ status })}
      />
    </search>
  )
}
