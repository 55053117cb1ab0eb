import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Repeat2 from '#src/shared/icons/Repeat2.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/rules.ts'

export interface ArtworkThumbnailProps {
  /** Addresses of the pictures of the pages, front first, as `Werbemittel.vorschau` holds them. */
  vorschau: string[]
  format: FormatId
  /** Name of the Werbemittel. */
  label: string
  /** Longest side in px; fills its place without it. */
  size?: number
}

/** Below this size there is no room for a button; the sheet still turns under the pointer. */
const BUTTON_FROM_PX = 120
/** The edge of the paper and the light above the ground, as the skin has them. */
const ON_DESK = 'var(--sheet-shadow)'

/** Front and back of a Werbemittel as a card lying there; turns on hover, focus or key. */
export function ArtworkThumbnail({ vorschau, format, label, size }: ArtworkThumbnailProps) {
  const { t } = useTranslation('werbemittel')
  const [turned, setTurned] = useState(false)
  const { w, h } = FORMATS[format].final
  const twoSided = vorschau.length > 1
  const withButton = twoSided && (size === undefined || size >= BUTTON_FROM_PX)
  const scale = size === undefined ? null : size / Math.max(w, h)
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: `${w} / ${h}`,
        inlineSize: scale === null ? '100%' : w * scale,
        flexShrink: 0,
        perspective: '900px',
        '@media (hover: hover)': { '&:hover .zweiseitig': { transform: turned ? 'none' : 'rotateY(180deg)' } },
        '& .wenden': { opacity: 0 },
        '&:hover .wenden, &:focus-within .wenden': { opacity: 1 },
        '@media (hover: none)': { '& .wenden': { opacity: 1 } },
      }}
    >
      <Box
        className={twoSided ? 'zweiseitig' : undefined}
        sx={{
          position: 'absolute',
          inset: 0,
          transformStyle: 'preserve-3d',
          transition: 'transform 200ms ease-out',
          transform: turned ? 'rotateY(180deg)' : 'none',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <Side
          src={vorschau[0]}
          format={format}
          alt={t(twoSided ? 'thumbnail.front' : 'thumbnail.only', { name: label })}
        />
        {twoSided && <Side src={vorschau[1]} format={format} alt={t('thumbnail.back', { name: label })} back />}
      </Box>
      {withButton && (
        <IconButton
          className="wenden"
          size="small"
          aria-label={t('thumbnail.turn', { name: label })}
          aria-pressed={turned}
          onClick={(event) => {
            // The thumbnail may lie inside a link.
            event.preventDefault()
            event.stopPropagation()
            setTurned(!turned)
          }}
          sx={{
            position: 'absolute',
            insetBlockEnd: 6,
            insetInlineEnd: 6,
            bgcolor: 'background.paper',
            boxShadow: 1,
            transition: 'opacity 120ms',
            '&:hover': { bgcolor: 'background.paper' },
          }}
        >
          <Repeat2 size={16} />
        </IconButton>
      )}
    </Box>
  )
}

interface SideProps {
  src: string | undefined
  format: FormatId
  alt: string
  back?: boolean
}

function Side({ src, format, alt, back = false }: SideProps) {
  const shared = {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: '2px',
    bgcolor: 'papier',
    boxShadow: ON_DESK,
    backfaceVisibility: 'hidden',
    transform: back ? 'rotateY(180deg)' : 'none',
  } as const
  // Without a picture the sheet is still there, blank.
  if (src === undefined || src === '') return <Box title={alt} sx={shared} />
  const { w, h } = FORMATS[format].data
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={w}
      height={h}
      loading="lazy"
      decoding="async"
      sx={{ ...shared, objectFit: 'cover' }}
    />
  )
}
