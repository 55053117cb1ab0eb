import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorStore } from './EditorContext.tsx'
import { EmpfaengerSchritte } from './EmpfaengerSchritte.tsx'
import { Legend } from './Legend.tsx'

interface Props {
  /** Zoom. */
  children: ReactNode
}

/** Below the pasteboard: pages, what the lines mean or why something did not happen, zoom. */
export function EditorFooter({ children }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const seite = useEditor(({ session }) => session.history.seite)
  const meldung = useEditor(({ session }) => session.meldung)
  const seiten = useEditor(({ session }) => session.history.present.dokument)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        paddingInline: 1.5,
        paddingBlock: 0.5,
        minBlockSize: 48,
      }}
    >
      {seiten.length > 1 && (
        <ToggleButtonGroup size="small" exclusive value={seite} aria-label={t('editor.pages')}>
          {seiten.map(({ side }) => (
            <ToggleButton key={side} value={side} onClick={() => store.showSide(side)} sx={{ paddingBlock: 0.5 }}>
              {t(`seite.${side}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <EmpfaengerSchritte />
      <Box sx={{ flex: 1, minInlineSize: { xs: meldung ? '100%' : 0, sm: 180 } }}>
        {meldung ? (
          <Alert
            key={meldung.nr}
            severity="info"
            variant="outlined"
            sx={{ paddingBlock: 0, inlineSize: 'fit-content' }}
          >
            {meldung.text}
          </Alert>
        ) : (
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Legend />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>{children}</Box>
    </Box>
  )
}
