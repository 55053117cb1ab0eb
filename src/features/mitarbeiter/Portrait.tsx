import { styled } from '@mui/material/styles'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'

interface Props {
  person: Pick<Mitarbeiter, 'vorname' | 'nachname' | 'email' | 'avatar'>
  /** px */
  size?: number
}

const Round = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.grund,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}))

/** Somebody's picture, or the first letters of the name. */
export function Portrait({ person, size = 36 }: Props) {
  const initials = `${person.vorname.charAt(0)}${person.nachname.charAt(0)}` || person.email.charAt(0)
  return (
    <Round aria-hidden style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.36) }}>
      {person.avatar === null ? initials.toUpperCase() : <img src={person.avatar} alt="" />}
    </Round>
  )
}
