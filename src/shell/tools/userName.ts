import type { User } from '#src/contract/session.ts'

export const nameOf = ({ vorname, nachname }: User): string => [vorname, nachname].filter(Boolean).join(' ')

export const initialsOf = ({ vorname, nachname }: User): string =>
  `${vorname.charAt(0)}${(nachname ?? '').charAt(0)}`.toUpperCase()
