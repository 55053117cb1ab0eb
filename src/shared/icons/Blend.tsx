import { icon } from './icon.tsx'

export const Blend = icon(
  <>
    <circle cx="15" cy="9" r="7" />
    <circle cx="9" cy="15" r="7" />
  </>,
)
