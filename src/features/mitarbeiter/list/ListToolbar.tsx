import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { MITARBEITER_ROLLEN, MITARBEITER_STATUS } from '#src/contract/mitarbeiter.ts'
import { rolleLabel } from '#src/domain/mitarbeiter/rechte.ts'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
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
        label={t('field.role')}
        value={params.role}
        onChange={({ target }) => onChange({ role: ROLLEN.find((role) => role === target.value) ?? 'alle' })}
        sx={{ flex: '1 1 140px', maxInlineSize: { sm: 220 } }}
      >
        {ROLLEN.map((role) => (
          <MenuItem key={role} value={role}>
            {role === 'alle' ? t('list.alleRollen') : rolleLabel(role)}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        label={t('field.aktiv')}
        value={params.status}
        onChange={({ target }) => onChange({ status: STATUS.find((status) => status === target.value) ?? 'alle' })}
        sx={{ flex: '1 1 140px', maxInlineSize: { sm: 220 } }}
      >
        {STATUS.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`filter.${status}`)}
          </MenuItem>
        ))}
      </SelectField>
    </Box>
  )
}
