import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'div'>, 'role'> {
  /** What it is of the grid. A table of the browser's own would have to be as high as all of its rows. */
  als: 'row' | 'rowgroup' | 'rowheader' | 'columnheader' | 'gridcell'
}

/** A part of the grid. */
export function Teil({ als, ...rest }: Props) {
  return <div role={als} {...rest} />
}
