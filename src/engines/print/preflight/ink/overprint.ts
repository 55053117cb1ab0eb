import type { Mark } from '../../page/walk/marks.ts'

type Painted = Pick<Mark, 'colours' | 'overprint' | 'sparesZeros'>

/** White that overprints: the press prints what lies under it (ISO 32000-1, 8.6.7). */
export function vanishes({ colours, overprint, sparesZeros }: Painted): boolean {
  const [colour] = colours
  if (!overprint || !colour?.white) return false
  return colour.spot || (sparesZeros && (colour.direct || colour.space === 'DeviceGray'))
}
