import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../parts/SearchBox.tsx'

/** Pause after the last key before the list follows, ms. */
const PAUSE_MS = 250

interface Props {
  label: string
  /** What the address says. */
  value: string
  onSearch: (q: string) => void
}

/** Search in a list; what is typed reaches the address after a short pause. */
export function ListSearch({ label, value, onSearch }: Props) {
  const { t } = useTranslation('demoList')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The way back and "reset" change the address from outside.
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const search = useEffectEvent(onSearch)
  useEffect(
    function searchAfterPause() {
      const q = typed.trim()
      if (q === value) return undefined
      const timer = setTimeout(() => search(q), PAUSE_MS)
      return () => clearTimeout(timer)
    },
    [typed, value],
  )
  return (
    <Box sx={{ flex: '1 1 260px', maxWidth: { sm: 420 } }}>
      <SearchBox label={label} clearLabel={t('clearSearch')} value={typed} onChange={setTyped} />
    </Box>
  )
}
