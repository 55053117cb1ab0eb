import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '#src/shared/list/useSearchText.ts'
import { SearchBox } from '../parts/SearchBox.tsx'

interface Props {
  label: string
  /** What the address says. */
  value: string
  onSearch: (q: string) => void
}

/** Search in a list; what is typed reaches the address after a short pause. */
export function ListSearch({ label, value, onSearch }: Props) {
  const { t } = useTranslation('demoList')
  const [text, setText] = useSearchText(value, onSearch)
  return (
    <Box sx={{ flex: '1 1 260px', maxWidth: { sm: 420 } }}>
      <SearchBox label={label} clearLabel={t('clearSearch')} value={text} onChange={setText} />
    </Box>
  )
}
