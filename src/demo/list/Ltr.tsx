import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
}

/** Addresses, account numbers and the like read from left to right in every language. */
export function Ltr({ children }: Props) {
  return <bdi dir="ltr">{children}</bdi>
}
