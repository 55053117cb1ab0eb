import Avatar from '@mui/material/Avatar'
import type { StatusTone } from '#src/shared/theme/palette.ts'

interface Props {
  id: number
  name: string
  size?: number
}

const TONES = ['primary', 'success', 'warning', 'info', 'stempel', 'secondary'] as const satisfies StatusTone[]

function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('')
}

/** Initials on a quiet ground that is always the same for the same person. The name stands beside it. */
export function PersonAvatar({ id, name, size = 36 }: Props) {
  const tone = TONES[id % TONES.length] ?? 'primary'
  return (
    <Avatar
      aria-hidden
      sx={(theme) => ({
        inlineSize: size,
        blockSize: size,
        fontSize: theme.typography[size > 36 ? 'body2' : 'caption'].fontSize,
        fontWeight: 600,
        color: theme.vars.palette.ton[tone].fg,
        backgroundColor: theme.vars.palette.ton[tone].bg,
      })}
    >
      {initialsOf(name).toUpperCase()}
    </Avatar>
  )
}
