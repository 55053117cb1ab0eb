import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { FASSUNG } from '#src/engines/print/rules.ts'
import { useFontSet } from '#src/entities/werbemittel/useFontSet.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { DrawingProvider, useEditor, useEditorStore } from './EditorContext.tsx'

/** What comes from a campaign, to which a design does not belong. */
const BEISPIEL = { absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {} } as const

/** Gives what draws the sheet its fonts, pictures and recipient; it waits until the fonts are there. */
export function SheetDrawing({ children }: { children: ReactNode }) {
  const { format } = useEditorStore()
  const dokument = useEditor(({ session }) => session.history.present.dokument)
  const assets = useEditor((state) => state.assets)
  const empfaenger = useEditor((state) => state.empfaenger)
  const fonts = useFontSet(dokument)
  if (fonts.isError && !fonts.data) return <ErrorPanel error={fonts.error} onRetry={() => void fonts.refetch()} />
  if (!fonts.data) return <Skeleton variant="rectangular" sx={{ flex: 1 }} />
  return (
    <DrawingProvider drawing={{ ...BEISPIEL, format, empfaenger, fonts: fonts.data, assets }}>
      {children}
    </DrawingProvider>
  )
}
