import Box from '@mui/material/Box'
import { useCallback, useState } from 'react'
import { type FontFamily, nearestFace } from '#src/engines/print/page.ts'
import { useFace } from '#src/entities/werbemittel/useFontSet.ts'

/** An x of all names is about this high, px, as far as the letters stay between these sizes. */
const X_HEIGHT_PX = 8
const SIZES_PX = { min: 15, max: 22 } as const

/** Name of a family in its own letters. They are fetched when it can be seen; until then, and without them, in the page's. */
export function FontName({ family }: { family: FontFamily }) {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  const watch = useCallback((place: HTMLSpanElement) => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const face = useFace(nearestFace({ font: family.key, weight: 400, italic: false }), seen)
  const size = Math.min(SIZES_PX.max, Math.max(SIZES_PX.min, Math.round(X_HEIGHT_PX / family.xHeight)))
  return (
    <Box
      component="span"
      ref={watch}
      dir="ltr"
      data-face={face}
      sx={{ fontWeight: 400, lineHeight: '28px', overflow: 'hidden', whiteSpace: 'nowrap' }}
      style={face === undefined ? undefined : { fontFamily: `'${face}'`, fontSize: size }}
    >
      {family.label}
    </Box>
  )
}
