import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMATS } from '#src/engines/print/rules.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import type { VorlageZeile } from './vorlage.ts'
import { vorlageQuery } from './vorlagen.ts'

const loadVorlageBild = async () => (await import('./VorlageBild.tsx')).VorlageBild

interface Props {
  zeile: VorlageZeile
  onOpen: () => void
}

const Card = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  inlineSize: '100%',
  blockSize: '100%',
  textAlign: 'start',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

/** How much of a page ahead of the window a picture is begun. */
const AHEAD = '200px'

/** One template of the gallery. Its file, its letters and the code that draws it come when it can be seen. */
export function VorlageKarte({ zeile, onOpen }: Props) {
  const { t } = useTranslation('werbemittel')
  const [seen, setSeen] = useState(false)
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const { bezeichnung, branche, format } = zeile
  const { final, label } = FORMATS[format]
  return (
    <Card ref={watch} focusRipple onClick={onOpen} aria-haspopup="dialog">
      <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'schreibtisch', padding: 2.5, blockSize: 220 }}>
        <Box
          aria-hidden
          sx={{
            inlineSize: final.h > final.w ? 126 : '100%',
            maxInlineSize: 300,
            aspectRatio: `${final.w} / ${final.h}`,
            bgcolor: 'papier',
          }}
        >
          {seen && <Bild id={zeile.id} />}
        </Box>
      </Box>
      <Box sx={{ padding: 2, display: 'grid', gap: 0.25 }}>
        <Typography variant="h3" component="span">
          {bezeichnung}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t(`vorlagen.branchen.${branche}`)} · {label}
        </Typography>
      </Box>
    </Card>
  )
}

/** A picture that does not come leaves the sheet blank: the name below still leads to it. */
const nothing = () => undefined

function Bild({ id }: { id: string }) {
  const { data } = useQuery(vorlageQuery(id))
  const part = data && { vorlage: data, side: 'vorderseite' as const }
  return part ? <LazyPart quiet load={loadVorlageBild} part={part} onMissing={nothing} /> : null
}
