import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import Circle from '#src/shared/icons/Circle.svg'
import ImageIcon from '#src/shared/icons/ImageIcon.svg'
import ListChecks from '#src/shared/icons/ListChecks.svg'
import Minus from '#src/shared/icons/Minus.svg'
import PaintBucket from '#src/shared/icons/PaintBucket.svg'
import QrCode from '#src/shared/icons/QrCode.svg'
import Shapes from '#src/shared/icons/Shapes.svg'
import Sparkles from '#src/shared/icons/Sparkles.svg'
import Square from '#src/shared/icons/Square.svg'
import Stamp from '#src/shared/icons/Stamp.svg'
import Type from '#src/shared/icons/Type.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EinfacheForm, newShapeLayer, newTextLayer, PALETTE, SCHWARZ } from '#src/engines/print/rules.ts'
import { addBeside, freeArea, freeId, pageOf, setVisible } from '#src/engines/print/editor.ts'
import { DEFAULT_FONT } from '#src/engines/print/page.ts'
import { FINGERS } from './canvas/grips.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'

interface Props {
  disabled: boolean
  /** An uploaded print PDF is the design: nothing is added to it but the code. */
  hochgeladen: boolean
  /** A picture is on its way: one at a time. */
  uploading: boolean
  onImage: () => void
  /** Missing where the customer has no logo. */
  onLogo: (() => void) | undefined
  /** Missing where the user may neither draw pictures nor see those that were. */
  onMotiv: (() => void) | undefined
}

const SHAPES = [
  ['ellipse', Circle],
  ['linie', Minus],
  ['rechteck', Square],
] as const

/** What can be put on the sheet. */
export function ToolRail({ disabled, hochgeladen, uploading, onImage, onLogo, onMotiv }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const addText = () => {
    store.execute(t('editor.step.addText'), (dokument, session) =>
      addBeside(
        dokument,
        session,
        newTextLayer(freeId(dokument, 'text'), freeArea(session.format, session.history.seite), DEFAULT_FONT),
      ),
    )
    store.write(store.state.session.history.present.auswahl[0] ?? null)
  }
  const addShape = (shape: EinfacheForm) => {
    setAnchor(null)
    const fill = PALETTE.find(({ name }) => name === 'Tintenblau')?.farbe ?? SCHWARZ
    store.execute(t('editor.step.addShape'), (dokument, session) =>
      addBeside(
        dokument,
        session,
        newShapeLayer(freeId(dokument, 'form'), freeArea(session.format, session.history.seite), shape, fill),
      ),
    )
  }
  const showQr = () => {
    const { session } = store.state
    const { dokument } = session.history.present
    const qr = pageOf(dokument, session.history.seite)?.layers.find((layer) => layer.type === 'qrcode')
    if (!qr) return
    if (!qr.enabled) store.execute(t('editor.step.qrOn'), (now) => setVisible(now, qr.id, true))
    store.select(qr.id)
  }
  return (
    <Box
      role="toolbar"
      aria-label={t('editor.tool.title')}
      aria-orientation="vertical"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        overflow: 'auto',
        gap: 0.5,
        padding: 0.75,
        bgcolor: 'background.paper',
      }}
    >
      {!hochgeladen && (
        <>
          <Tool Icon={Type} label={t('editor.tool.text')} disabled={disabled} onClick={addText} />
          <Tool Icon={ImageIcon} label={t('editor.tool.bild')} disabled={disabled || uploading} onClick={onImage} />
          {onLogo && (
            <Tool Icon={Stamp} label={t('editor.tool.logo')} disabled={disabled || uploading} onClick={onLogo} />
          )}
          {onMotiv && <Tool Icon={Sparkles} label={t('editor.tool.motiv')} disabled={disabled} onClick={onMotiv} />}
          <Tool
            Icon={Square}
            label={t('editor.tool.flaeche')}
            disabled={disabled}
            onClick={() => addShape('rechteck')}
          />
          <Tool Icon={Shapes} label={t('editor.tool.form')} disabled={disabled} onClick={setAnchor} menu />
        </>
      )}
      <Tool Icon={QrCode} label={t('editor.tool.qr')} disabled={disabled} onClick={showQr} />
      {!hochgeladen && (
        <Tool
          Icon={PaintBucket}
          label={t('editor.tool.hintergrund')}
          disabled={disabled}
          onClick={() => store.select(null)}
        />
      )}
      <SeveralSwitch />
      <ShapeMenu anchor={anchor} onClose={() => setAnchor(null)} onShape={addShape} />
    </Box>
  )
}

/** Fingers have no Shift: a switch makes each tap add to the selection, and a stroke over empty paper draw a rectangle. */
function SeveralSwitch() {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const mehrere = useEditor((state) => state.mehrere)
  const hasFingers = useMediaQuery(FINGERS, { noSsr: true })
  if (!hasFingers) return null
  return (
    <Tool
      Icon={ListChecks}
      label={t('editor.tool.mehrere')}
      disabled={false}
      pressed={mehrere}
      onClick={() => store.setMehrere(!mehrere)}
    />
  )
}

interface ShapeMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
  onShape: (shape: EinfacheForm) => void
}

function ShapeMenu({ anchor, onClose, onShape }: ShapeMenuProps) {
  const { t } = useTranslation('werbemittel')
  return (
    <Menu lang="de" open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {SHAPES.map(([shape, Icon]) => (
        <MenuItem key={shape} onClick={() => onShape(shape)} sx={{ gap: 1.5 }}>
          <Icon size={18} aria-hidden />
          {t(`editor.shape.${shape}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

interface ToolProps {
  Icon: IconComponent
  label: string
  disabled: boolean
  onClick: (target: HTMLElement) => void
  menu?: boolean
  /** Set: a switch, and whether it is on. */
  pressed?: boolean
}

function Tool({ Icon, label, disabled, onClick, menu = false, pressed }: ToolProps) {
  return (
    <ButtonBase
      disabled={disabled}
      aria-pressed={pressed}
      aria-haspopup={menu ? 'menu' : undefined}
      onClick={(event) => onClick(event.currentTarget)}
      sx={{
        flexDirection: 'column',
        gap: 0.25,
        minInlineSize: 76,
        paddingBlock: 1,
        borderRadius: 1,
        typography: 'caption',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
        '&.Mui-disabled': { color: 'text.disabled' },
      }}
    >
      <Icon size={20} aria-hidden />
      {label}
    </ButtonBase>
  )
}
