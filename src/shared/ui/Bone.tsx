interface Props {
  /** px; without it that of a line of text. */
  height?: number
  /** CSS width or px. */
  width: string | number
  /** Like the text that comes. */
  size?: 'small' | 'tiny'
}

/** A bar in the place and of the size of what is on its way. */
export function Bone({ width, height, size }: Props) {
  return <span className={size ? `bone ${size}` : 'bone'} style={{ inlineSize: width, blockSize: height }} />
}
