import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { familyOf, FONT_FAMILIES, type FontFamily, SCHRIFT_GRUPPEN } from '#src/engines/print/page.ts'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { FontName } from './FontName.tsx'

interface Props {
  value: string
  /** Keys of the families that the design is set in. */
  used: ReadonlySet<string>
  onChoose: (family: FontFamily) => void
  onClose: () => void
}

/** The list is drawn below its field, in the same frame. */
const Inline = styled('div')({
  // The kit's own rule gives a list a place over the page.
  '&&': { position: 'static' },
  '& > .MuiAutocomplete-paper': { boxShadow: 'none', margin: 0, borderRadius: 0, background: 'none' },
  '& .MuiAutocomplete-listbox': { maxBlockSize: 'min(420px, 52dvh)', padding: 0, overscrollBehavior: 'contain' },
  '& .MuiAutocomplete-noOptions': { paddingInline: 16 },
})

function InlinePopper({ children, className, lang }: PopperProps) {
  return <Inline {...{ className, lang }}>{typeof children === 'function' ? null : children}</Inline>
}

/** On a phone the keyboard would cover the list: it opens with the first tap into the field. */
function focusField(field: HTMLInputElement | null): void {
  if (!globalThis.matchMedia('(pointer: coarse)').matches) field?.focus()
}

const PLACES = ['marke', 'verwendet', ...SCHRIFT_GRUPPEN] as const

/** All families, each in its own letters: the customer's first, then those of the design, then by kind. */
export function FontList({ value, used, onChoose, onClose }: Props) {
  const { t } = useTranslation('werbemittel')
  const [typed, setTyped] = useState('')
  const { data } = useQuery(kontoQueries.marke())
  const marke = data?.markenschriften ?? []
  const placeOf = ({ key, group }: FontFamily) => (marke.includes(key) ? 'marke' : used.has(key) ? 'verwendet' : group)
  const groupOf = (family: FontFamily) => t(`editor.text.fonts.groups.${placeOf(family)}`)
  const rank = (family: FontFamily) => PLACES.indexOf(placeOf(family))
  const words = (family: FontFamily) => `${family.label} ${t(`editor.text.fonts.groups.${family.group}`)}`.toLowerCase()
  return (
    <Autocomplete
      open
      disablePortal
      disableClearable
      autoHighlight
      size="small"
      forcePopupIcon={false}
      options={FONT_FAMILIES.toSorted((a, b) => rank(a) - rank(b))}
      // The field looks for others; the present one is marked in the list.
      inputValue={typed}
      onInputChange={(_, next, reason) => {
        if (reason === 'input') setTyped(next)
      }}
      value={familyOf(value)}
      groupBy={groupOf}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ key }) => key}
      filterOptions={(families) => families.filter((family) => words(family).includes(typed.trim().toLowerCase()))}
      onChange={(_, family) => onChoose(family)}
      onClose={(_, reason) => {
        if (reason === 'escape') onClose()
      }}
      noOptionsText={t('editor.text.fonts.none')}
      renderInput={(params) => (
        <Box sx={{ padding: 1.5, paddingBlockEnd: 1 }}>
          <TextField {...params} inputRef={focusField} label={t('editor.text.fonts.search')} />
        </Box>
      )}
      renderOption={({ key, ...option }, family) => (
        <Box
          component="li"
          key={key}
          {...option}
          sx={{ minBlockSize: 40, '@media (pointer: coarse)': { minBlockSize: 44 } }}
        >
          <FontName family={family} />
        </Box>
      )}
      slots={{ popper: InlinePopper }}
      slotProps={{ popper: { lang: 'de' } }}
    />
  )
}
