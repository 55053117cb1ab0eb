import { styled } from '@mui/material/styles'
import Search from '#src/shared/icons/Search.svg'
import { useId } from 'react'
import { FieldFrame } from './FieldFrame.ts'
import { FieldOutline } from './FieldOutline.tsx'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
}

const Frame = styled(FieldFrame)({
  inlineSize: '100%',
  '& > div': { paddingInlineStart: 14, cursor: 'text' },
  '& > div > svg': { marginInlineEnd: 8 },
  '& > div > input': { paddingInlineStart: 0 },
  '& input::-webkit-search-decoration': { WebkitAppearance: 'none' },
})

/** What a list is searched for. */
export function SearchField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <Frame data-field="search">
      <label htmlFor={id}>{label}</label>
      <div>
        <Search size={20} aria-hidden />
        <input
          id={id}
          type="search"
          value={value}
          maxLength={200}
          onChange={({ target }) => onChange(target.value)}
          // It searches while one types; within a form Enter would save that.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <FieldOutline label={label} />
      </div>
    </Frame>
  )
}
