import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sectionOf, SECTIONS, type SectionId } from './sections.ts'

/** Goes to the part that the address names, and tells which one is on the screen. */
export function useSection(): SectionId {
  const { hash, key } = useLocation()
  const [seen, setSeen] = useState<{ key: string; section: SectionId }>({ key, section: sectionOf(hash) })
  useEffect(
    function jump() {
      if (hash === '') return
      const target = document.getElementById(sectionOf(hash))
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    },
    // The key: the same link once more jumps once more.
    [hash, key],
  )
  useEffect(
    function watchScroll() {
      if (typeof IntersectionObserver === 'undefined') return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          const shown = entries.find(({ isIntersecting }) => isIntersecting)
          const section = SECTIONS.find((id) => id === shown?.target.id)
          if (section !== undefined) setSeen({ key, section })
        },
        // What crosses this line in the upper part of the window is what is being read.
        { rootMargin: '-25% 0px -70% 0px' },
      )
      for (const id of SECTIONS) {
        const target = document.getElementById(id)
        if (target) observer.observe(target)
      }
      return () => observer.disconnect()
    },
    [key],
  )
  return seen.key === key ? seen.section : sectionOf(hash)
}
