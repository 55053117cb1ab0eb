import { icon } from './icon.tsx'

export const CircleDot = icon(
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="12" r="10" />
  </>,
)
