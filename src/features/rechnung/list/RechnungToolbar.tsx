import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { RECHNUNG_ARTEN } from '#src/contract/rechnung.ts'
import { ZAHLUNG_LABEL } from '#src/domain/kampagne/payment.ts'
import { RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
import type { RechnungFilter } from '../rechnungParams.ts'
import { FilterSelect } from './FilterSelect.tsx'

interface Props {
  filter: RechnungFilter
  /** What there is to choose from. */
  jahre: readonly number[]
  kampagnen: readonly { idPtKampagne: number; bezeichnung: string }[]
  onChange: (change: Partial<Omit<RechnungFilter, 'id'>>) => void
}

/** Search and filters of the list. */
export function RechnungToolbar({ filter, jahre, kampagnen, onChange }: Props) {
  const { t } = useTranslation('rechnung')
  const [text, setText] = useSearchText(filter.q, (q) => onChange({ q }))
  // A chosen value stays to be seen, also where nothing of it is left.
  const years = filter.jahr === null || jahre.includes(filter.jahr) ? jahre : [...jahre, filter.jahr]
  const chosen = filter.kampagne
  const campaigns =
    chosen === null || kampagnen.some(({ idPtKampagne }) => idPtKampagne === chosen)
      ? kampagnen
      : [...kampagnen, { idPtKampagne: chosen, bezeichnung: t('kampagneNr', { id: chosen }) }]
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        type="search"
        size="small"
        label={t('suche')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ flex: '1 1 240px', maxInlineSize: { sm: 360 } }}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={20} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <FilterSelect
        label={t('jahr')}
        all={t('alleJahre')}
        value={filter.jahr}
        onChange={(value) => onChange({ jahr: value === null ? null : Number(value) })}
      >
        {years.map((jahr) => (
          <MenuItem key={jahr} value={jahr}>
            {jahr}
          </MenuItem>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('status')}
        all={t('alleStatus')}
        value={filter.status}
        onChange={(value) => onChange({ status: ZAHLUNGS_STATUS.find((status) => status === value) ?? null })}
      >
        {ZAHLUNGS_STATUS.map((status) => (
          <MenuItem key={status} value={status}>
            {ZAHLUNG_LABEL[status]}
          </MenuItem>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('art')}
        all={t('alleArten')}
        value={filter.art}
        onChange={(value) => onChange({ art: RECHNUNG_ARTEN.find((art) => art === value) ?? null })}
      >
        {RECHNUNG_ARTEN.map((art) => (
          <MenuItem key={art} value={art}>
            {RECHNUNG_ART_LABEL[art]}
          </MenuItem>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('kampagne')}
        all={t('alleKampagnen')}
        value={filter.kampagne}
        onChange={(value) => onChange({ kampagne: value === null ? null : Number(value) })}
      >
        {campaigns.map(({ idPtKampagne, bezeichnung }) => (
          <MenuItem key={idPtKampagne} value={idPtKampagne}>
            {bezeichnung}
          </MenuItem>
        ))}
      </FilterSelect>
    </Box>
  )
}
