import { icon } from './icon.tsx'

export const FlipVertical2 = icon(
  <>
    <path d="M12 14v2" />
    <path d="M12 20v2" />
    <path d="M12 2v2" />
    <path d="M12 8v2" />
    <path d="M20.288 16.703A1 1 0 0 0 22 16V8a1 1 0 0 0-1.712-.703l-3.99 3.991a1 1 0 0 0-.001 1.424z" />
    <path d="M3.712 16.703A1 1 0 0 1 2 16V8a1 1 0 0 1 1.712-.703l3.99 3.991a1 1 0 0 1 .001 1.424z" />
  </>,
)
