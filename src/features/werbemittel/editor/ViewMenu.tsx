import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Circle from '#src/shared/icons/Circle.svg'
import CircleDot from '#src/shared/icons/CircleDot.svg'
import Eye from '#src/shared/icons/Eye.svg'
import Square from '#src/shared/icons/Square.svg'
import SquareCheck from '#src/shared/icons/SquareCheck.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BEISPIELE } from './beispiele.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'
import { iconBelow } from './iconBelow.ts'
import { ListenWahl } from './ListenWahl.tsx'
import { OVERLAYS } from './view.ts'

/** What lies over the sheet, and for whom it is shown. */
export function ViewMenu() {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const { overlays } = useEditor(({ view }) => view)
  const empfaenger = useEditor((state) => state.empfaenger)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<Eye size={18} />}
        aria-haspopup="menu"
        title={t('editor.view.title')}
        sx={iconBelow('sm')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('editor.view.title')}
      </Button>
      <Menu
        lang="de"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Nothing to stick to: all of it is in sight, and on a phone its lines are wider than the screen.
        slotProps={{ list: { dense: true, sx: { maxWidth: 400, '& .MuiMenuItem-root': { whiteSpace: 'normal' } } } }}
      >
        <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
          {t('editor.view.overlays')}
        </ListSubheader>
        {OVERLAYS.map((overlay) => (
          <MenuItem
            key={overlay}
            role="menuitemcheckbox"
            aria-checked={overlays[overlay]}
            onClick={() => store.setView({ overlays: { ...overlays, [overlay]: !overlays[overlay] } })}
          >
            <ListItemIcon>
              {overlays[overlay] ? <SquareCheck size={20} aria-hidden /> : <Square size={20} aria-hidden />}
            </ListItemIcon>
            <ListItemText primary={t(`editor.overlay.${overlay}`)} secondary={t(`editor.overlay.text.${overlay}`)} />
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
          {t('editor.view.recipient')}
        </ListSubheader>
        {BEISPIELE.map(({ key, empfaenger: beispiel }) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={empfaenger === beispiel}
            onClick={() => store.setEmpfaenger(beispiel)}
          >
            <ListItemIcon>
              {empfaenger === beispiel ? <CircleDot size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            </ListItemIcon>
            <ListItemText primary={t(`editor.recipient.${key}`)} secondary={t(`editor.recipient.text.${key}`)} />
          </MenuItem>
        ))}
        <ListenWahl onChosen={() => setAnchor(null)} />
      </Menu>
    </>
  )
}
