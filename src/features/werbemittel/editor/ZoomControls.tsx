import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Check from '#src/shared/icons/Check.svg'
import ZoomIn from '#src/shared/icons/ZoomIn.svg'
import ZoomOut from '#src/shared/icons/ZoomOut.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { zoomStep } from '#src/shared/zoom/zoomSteps.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'

const CHOICES = [0.25, 0.5, 0.75, 1, 1.5, 2, 4] as const

interface Props {
  /** Zoom at which the sheet fits; asked when it is chosen. */
  onFit: () => void
}

/** Smaller, larger, fitting, real size. */
export function ZoomControls({ onFit }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const { zoom, einpassen } = useEditor(({ view }) => view)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const set = (next: number) => {
    setAnchor(null)
    store.setView({ zoom: next, einpassen: false })
  }
  const percent = (value: number) => `${Math.round(value * 100)} %`
  return (
    <>
      <Tip title={t('editor.zoom.out')}>
        <IconButton size="small" aria-label={t('editor.zoom.out')} onClick={() => set(zoomStep(zoom, false) ?? zoom)}>
          <ZoomOut size={20} />
        </IconButton>
      </Tip>
      <Button
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-label={t('editor.zoom.choose', { percent: percent(zoom) })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minInlineSize: 62, fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi dir="ltr">{percent(zoom)}</bdi>
      </Button>
      <Tip title={t('editor.zoom.in')}>
        <IconButton size="small" aria-label={t('editor.zoom.in')} onClick={() => set(zoomStep(zoom, true) ?? zoom)}>
          <ZoomIn size={20} />
        </IconButton>
      </Tip>
      <Menu lang="de" open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            onFit()
          }}
        >
          <ListItemIcon>{einpassen && <Check size={18} />}</ListItemIcon>
          <ListItemText>{t('editor.zoom.fit')}</ListItemText>
        </MenuItem>
        {CHOICES.map((choice) => (
          <MenuItem key={choice} onClick={() => set(choice)}>
            <ListItemIcon>{!einpassen && Math.abs(choice - zoom) < 0.005 && <Check size={18} />}</ListItemIcon>
            <ListItemText>{choice === 1 ? t('editor.zoom.real') : percent(choice)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
