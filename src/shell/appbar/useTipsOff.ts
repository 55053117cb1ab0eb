import { useEffect, useRef } from 'react'

/** Escape takes the tips of the tools away until the pointer or the focus moves on (WCAG 1.4.13). */
export function useTipsOff<E extends HTMLElement>() {
  const place = useRef<E>(null)
  useEffect(function listen() {
    const element = place.current
    if (element === null) return
    const off = ({ key }: KeyboardEvent) => element.toggleAttribute('data-tips-off', key === 'Escape')
    const on = () => element.removeAttribute('data-tips-off')
    document.addEventListener('keydown', off)
    element.addEventListener('pointerout', on)
    return () => {
      document.removeEventListener('keydown', off)
      element.removeEventListener('pointerout', on)
    }
  }, [])
  return place
}
