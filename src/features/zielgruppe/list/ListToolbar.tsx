import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { ZIELGRUPPE_STATUS } from '#src/contract/zielgruppe.ts'
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
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        type="search"
        size="small"
        label={t('list.suche')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ flex: '1 1 240px', maxInlineSize: { sm: 360 } }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={20} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <SelectField
        label={t('list.typ')}
        value={params.typ}
        onChange={({ target }) => onChange({ typ: TYPEN.find((typ) => typ === target.value) ?? 'alle' })}
        sx={{ flex: '1 1 140px', maxInlineSize: { sm: 200 } }}
      >
        {TYPEN.map((typ) => (
          <MenuItem key={typ} value={typ}>
            {t(`typ.${typ}`)}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        label={t('list.status')}
        value={params.status}
        onChange={({ target }) => onChange({ status: STATUS.find((status) => status === target.value) ?? 'alle' })}
        sx={{ flex: '1 1 140px', maxInlineSize: { sm: 200 } }}
      >
        {STATUS.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`status.${status}`)}
          </MenuItem>
        ))}
      </SelectField>
    </Box>
  )
}
