import { useEffect } from 'react'
import { produktName } from '../settings.ts'

/** Names the tab. */
export function useTabTitle(title: string): void {
  useEffect(
    function nameTab() {
      document.title = `${title} - ${produktName()}`
    },
    [title],
  )
}
