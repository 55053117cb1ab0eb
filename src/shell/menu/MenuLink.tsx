import type { ComponentProps, KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { moveFocus } from '#src/shared/ui/moveFocus.ts'
import type { Current } from '../entries/currentEntry.ts'

/** From an entry to the others of its menu; Tab goes through them as everywhere. */
const moveAlong = (event: KeyboardEvent<HTMLElement>) => moveFocus(event, 'nav', 'li > a')

type Props = ComponentProps<typeof Link> & { current: Current }

/**
 * The link of an entry, in every menu. Its text is the product's, unless `lang` says otherwise. Hears keys first: the
 * kit's button around it listens too.
 */
export function MenuLink({ current, ...rest }: Props) {
  return <Link lang="de" aria-current={current} onKeyDownCapture={moveAlong} {...rest} />
}
