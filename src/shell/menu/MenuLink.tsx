import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { Current } from './currentEntry.ts'
import { moveFocus } from './moveFocus.ts'

type Props = ComponentProps<typeof Link> & { current: Current }

/**
 * The link of an entry, in every menu. Its text is the product's, unless `lang` says otherwise. Hears keys first: the
 * kit's button around it listens too.
 */
export function MenuLink({ current, ...rest }: Props) {
  return <Link lang="de" aria-current={current} onKeyDownCapture={moveFocus} {...rest} />
}
