import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { useEditorStore } from './EditorContext.tsx'
import { BILD_TYPEN, useImageUpload } from './useImageUpload.ts'
import { REAL_PX_PER_MM } from './view.ts'

interface Sheet {
  pasteboard: RefObject<HTMLElement | null>
  takesImages: boolean
}

/** Ways of a picture onto the sheet: it is chosen, pasted or dropped. */
export function useImageSources({ pasteboard, takesImages }: Sheet) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const file = useRef<HTMLInputElement>(null)
  const [alsHintergrund, setAlsHintergrund] = useState(false)
  const { uploadImage, upload } = useImageUpload()
  // Words and tables bring a picture of themselves along: what can be text is pasted where text is written (EDT-04).
  useWindowEvent('paste', ({ clipboardData, target }) => {
    const picture = clipboardData?.files[0]
    const inDialog = target instanceof Element && target.closest('[role=dialog]') !== null
    if (takesImages && picture && !inDialog && !clipboardData.types.includes('text/plain')) uploadImage(picture)
  })
  const choose = (hintergrund: boolean) => {
    setAlsHintergrund(hintergrund)
    file.current?.click()
  }
  const { data: marke } = useQuery(kontoQueries.marke())
  const logo = marke?.logo ?? null
  const drop = (picture: File, at: { clientX: number; clientY: number }) => {
    if (!takesImages) return
    const svg = pasteboard.current?.querySelector('svg[role=application]')
    const box = svg?.getBoundingClientRect()
    const pxPerMm = store.state.view.zoom * REAL_PX_PER_MM
    uploadImage(
      picture,
      box ? { at: { x: (at.clientX - box.left) / pxPerMm, y: (at.clientY - box.top) / pxPerMm } } : {},
    )
  }
  return {
    upload,
    /** Asks for a file, for the whole page or a place on it. */
    choose,
    drop,
    /** Places the customer's logo; undefined without one. */
    placeLogo: logo === null ? undefined : () => uploadImage(fileOf(logo, t('editor.tool.logo'))),
    /** Has to be on the page for `choose`. */
    input: (
      <input
        ref={file}
        type="file"
        hidden
        accept={BILD_TYPEN.join(',')}
        aria-label={t('editor.image.choose')}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) uploadImage(chosen, { hintergrund: alsHintergrund })
          event.target.value = ''
        }}
      />
    ),
  }
}

/** The file behind a data URL of a PNG. */
function fileOf(dataUrl: string, name: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.codePointAt(0) ?? 0)
  return new File([bytes], `${name}.png`, { type: 'image/png' })
}
