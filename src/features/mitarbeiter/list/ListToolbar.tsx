import { useTranslation } from 'react-i18next'
import { MITARBEITER_ROLLEN, MITARBEITER_STATUS } from '#src/contract/mitarbeiter.ts'
import { rolleLabel } from '#src/domain/mitarbeiter/rechte.ts'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
import { ListTools } from '#src/shared/ui/ListTools.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { ListParams } from './listParams.ts'

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
}

const ROLLEN = ['alle', ...MITARBEITER_ROLLEN] as const
const STATUS = ['alle', ...MITARBEITER_STATUS] as const

/** Search and filters of the list. */
export function ListToolbar({ params, onChange }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const [text, setText] = useSearchText(params.q, (q) => onChange({ q }))
  return (
    <ListTools>
      <SearchField label={t('list.suche')} value={text} onChange={setText} />
      <SelectField
        label={t('field.role')}
        value={params.role}
        onChange={(role) => onChange({ role })}
        options={ROLLEN.map((role) => ({
          value: role,
          label: role === 'alle' ? t('list.alleRollen') : rolleLabel(role),
        }))}
      />
      <SelectField
        label={t('field.aktiv')}
        value={params.status}
        onChange={(status) => onChange({ status })}
        options={STATUS.map((status) => ({ value: status, label: t(`filter.${status}`) }))}
      />
    </ListTools>
  )
}
