interface Props {
  /** CSS width or px. */
  width: string | number
  /** Like the text that comes. */
  size?: 'small' | 'tiny'
}

/** A bar in the place and of the size of one line of text that is on its way. */
export function Bone({ width, size }: Props) {
  return <span className={size ? `bone ${size}` : 'bone'} style={{ inlineSize: width }} />
}
