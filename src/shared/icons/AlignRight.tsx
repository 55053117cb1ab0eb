import { icon } from './icon.tsx'

export const AlignRight = icon(
  <>
    <path d="M21 5H3" />
    <path d="M21 12H9" />
    <path d="M21 19H7" />
  </>,
)
