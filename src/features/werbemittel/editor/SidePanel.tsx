import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dokument } from '#src/engines/print/editor.ts'
import { useDrawing, useEditor } from './EditorContext.tsx'
import { FindingsPanel } from './panels/FindingsPanel.tsx'
import { LayerList } from './panels/LayerList.tsx'
import { useBefunde } from './useBefunde.ts'

const TABS = ['eigenschaften', 'ebenen', 'pruefung'] as const
type PanelTab = (typeof TABS)[number]

interface Props {
  /** Properties of what is selected. */
  children: ReactNode
}

/** Properties, layers and findings beside the pasteboard. */
export function SidePanel({ children }: Props) {
  const { t } = useTranslation('werbemittel')
  const [tab, setTab] = useState<PanelTab>('eigenschaften')
  // An opened text is shown, whatever was looked at before.
  const schreibt = useEditor((state) => state.schreiben?.id ?? null)
  const [opened, setOpened] = useState<string | null>(null)
  if (schreibt !== opened) {
    setOpened(schreibt)
    if (schreibt !== null) setTab('eigenschaften')
  }
  const [asked, setAsked] = useState(false)
  const neu = useEditor(({ session: { history } }) => history.past.length === 0 && isEmpty(history.present.dokument))
  const befunde = useBefunde(useDrawing())
  const fehler = befunde.filter(({ schwere }) => schwere === 'fehler').length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, bgcolor: 'background.paper' }}>
      <Tabs
        value={tab}
        onChange={(_event, next: PanelTab) => {
          setTab(next)
          setAsked(asked || next === 'pruefung')
        }}
        variant="fullWidth"
        aria-label={t('editor.panel.title')}
        sx={{ borderBlockEnd: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {TABS.map((key) => (
          <Tab
            key={key}
            value={key}
            id={`editor-tab-${key}`}
            aria-controls={`editor-panel-${key}`}
            sx={{ minInlineSize: 0, paddingInline: 1 }}
            label={
              key === 'pruefung' && befunde.length > 0 && (asked || !neu) ? (
                <Counted label={t('editor.panel.pruefung')} count={befunde.length} fehler={fehler > 0} />
              ) : (
                t(`editor.panel.${key}`)
              )
            }
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`editor-panel-${tab}`}
        aria-labelledby={`editor-tab-${tab}`}
        tabIndex={-1}
        sx={{ overflow: 'auto', flex: 1, minBlockSize: 0 }}
      >
        {tab === 'eigenschaften' && children}
        {tab === 'ebenen' && <LayerList />}
        {tab === 'pruefung' && <FindingsPanel befunde={befunde} />}
      </Box>
    </Box>
  )
}

/** A sheet on which nobody put anything yet: what it lacks is no news. */
function isEmpty(dokument: Dokument): boolean {
  return dokument.every(({ layers }) => layers.every(({ system }) => system !== undefined))
}

function Counted({ label, count, fehler }: { label: string; count: number; fehler: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {label}
      <Box
        component="span"
        sx={{
          minInlineSize: 20,
          paddingInline: 0.75,
          borderRadius: '10px',
          typography: 'caption',
          fontWeight: 600,
          lineHeight: '20px',
          bgcolor: fehler ? 'error.main' : 'warning.main',
          color: fehler ? 'error.contrastText' : 'warning.contrastText',
        }}
      >
        {count}
      </Box>
    </Box>
  )
}
