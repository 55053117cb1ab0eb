import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Click handler of plain links inside the product, for lists with many of them: the router's own link works out its
 * address anew each time it is drawn, which is most of the cost of a row. Modified clicks stay the browser's.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event
    if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    void navigate(currentTarget.getAttribute('href') ?? '')
  }
}
