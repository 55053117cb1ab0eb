import { useTranslation } from 'react-i18next'
import { ZIELGRUPPE_STATUS } from '#src/contract/zielgruppe.ts'
import { ListTools } from '#src/shared/ui/ListTools.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
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
    <ListTools>
      <SearchField label={t('list.suche')} value={text} onChange={setText} />
      <SelectField
        label={t('list.typ')}
        value={params.typ}
        options={TYPEN.map((typ) => ({ value: typ, label: t(`typ.${typ}`) }))}
        onChange={(typ) => onChange({ typ })}
      />
      <SelectField
        label={t('list.status')}
        value={params.status}
        options={STATUS.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        onChange={(status) => onChange({ status })}
      />
    </ListTools>
  )
}
