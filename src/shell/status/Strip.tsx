import type { ComponentProps } from 'react'

/** A line below the app bar that takes its own room and stays in sight: it never covers what somebody works on. */
export const Strip = (props: ComponentProps<'div'>) => <div className="strip" {...props} />
