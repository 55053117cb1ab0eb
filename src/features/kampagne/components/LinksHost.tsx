import { createContext, use, useState, type ReactNode } from 'react'
import { LinksDialog, type NewLink } from './LinksDialog.tsx'

interface Shown {
  links: NewLink[]
  /** One link took the place of an old one. */
  renewed: boolean
}

const ShowLinks = createContext<(shown: Shown) => void>(() => undefined)

/** Shows links that were just made, once. */
export const useShowLinks = () => use(ShowLinks)

/** Place of the dialog with new links: it outlives the part of the page that made them. */
export function LinksHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  return (
    <ShowLinks value={setShown}>
      {children}
      {shown && <LinksDialog {...shown} onClose={() => setShown(null)} />}
    </ShowLinks>
  )
}
