import { styled } from '@mui/material/styles'
import { markiert } from '#src/domain/suche/suche.ts'

const Found = styled('mark')({ background: 'none', color: 'inherit', fontWeight: 600 })

interface Props {
  text: string
  q: string
}

/** A text with the found letters set off. */
export function Marked({ text, q }: Props) {
  let at = 0
  return markiert(text, q).map(({ text: piece, treffer }) => {
    const key = at
    at += piece.length
    return treffer ? <Found key={key}>{piece}</Found> : <span key={key}>{piece}</span>
  })
}
