import { Box, IconButton, InputAdornment, MenuItem, TextField } from '@mui/material'
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SORTIERUNGEN, type ListParams, type Sortierung } from './listParams.ts'

/** Pause after the last key before the search starts, ms. */
const SEARCH_PAUSE_MS = 250

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
}

/** Search and order; the typed text reaches the URL after a short pause. */
export function ListToolbar({ params, onChange }: Props) {
  const { t } = useTranslation('kampagne')
  const [typed, setTyped] = useState(params.q)
  const [known, setKnown] = useState(params.q)
  // Back, forward and "Filter zurücksetzen" change the URL from outside.
  if (params.q !== known) {
    setKnown(params.q)
    if (params.q !== typed.trim()) setTyped(params.q)
  }

  useEffect(
    function searchAfterPause() {
      const q = typed.trim()
      if (q === params.q) return undefined
      const timer = setTimeout(() => onChange({ q }), SEARCH_PAUSE_MS)
      return () => clearTimeout(timer)
    },
    [typed, params.q, onChange],
  )

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <TextField
        type="search"
        size="small"
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={20} aria-hidden />
              </InputAdornment>
            ),
            endAdornment: typed !== '' && (
              <InputAdornment position="end">
                <IconButton size="small" aria-label={t('list.clearSearch')} onClick={() => setTyped('')}>
                  <X size={16} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: '1 1 240px', maxWidth: 420, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ display: 'flex', gap: 0.5, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
        <SelectField
          label={t('list.sort')}
          value={params.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sortierung })}
          sx={{ flex: 1, minWidth: 180 }}
        >
          {SORTIERUNGEN.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {t(`list.sortBy.${sort}`)}
            </MenuItem>
          ))}
        </SelectField>
        <IconButton
          aria-label={t(`list.direction.${params.richtung}`)}
          onClick={() => onChange({ richtung: params.richtung === 'auf' ? 'ab' : 'auf' })}
        >
          {params.richtung === 'auf' ? <ArrowUpNarrowWide size={20} /> : <ArrowDownWideNarrow size={20} />}
        </IconButton>
      </Box>
    </Box>
  )
}
