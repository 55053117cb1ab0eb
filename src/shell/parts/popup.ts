import { createContext, use } from 'react'

/** Where a part stands that opens below its button. */
interface PopupPlace {
  /** For `aria-controls`. */
  id: string
  /** The button; null while closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

export const PopupContext = createContext<PopupPlace | null>(null)

export function usePopup(): PopupPlace {
  const place = use(PopupContext)
  if (place === null) throw new Error('Popup without its button')
  return place
}
