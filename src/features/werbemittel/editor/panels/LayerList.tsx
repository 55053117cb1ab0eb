import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import Eye from '#src/shared/icons/Eye.svg'
import EyeOff from '#src/shared/icons/EyeOff.svg'
import ImageIcon from '#src/shared/icons/ImageIcon.svg'
import Lock from '#src/shared/icons/Lock.svg'
import LockOpen from '#src/shared/icons/LockOpen.svg'
import MapPin from '#src/shared/icons/MapPin.svg'
import Pencil from '#src/shared/icons/Pencil.svg'
import QrCode from '#src/shared/icons/QrCode.svg'
import ShieldCheck from '#src/shared/icons/ShieldCheck.svg'
import Square from '#src/shared/icons/Square.svg'
import SquareDashed from '#src/shared/icons/SquareDashed.svg'
import Type from '#src/shared/icons/Type.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer, LayerType } from '#src/contract/dokument.ts'
import {
  isGesperrt,
  layerRefusal,
  orderLayer,
  pageOf,
  renameLayer,
  setLocked,
  setVisible,
} from '#src/engines/print/editor.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { printOrder } from '#src/engines/print/rules.ts'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { ebenenName } from '../ebenenName.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { useNurLesen } from './useLayerChange.ts'

const ICONS: Record<LayerType, IconComponent> = {
  text: Type,
  bild: ImageIcon,
  form: Square,
  qrcode: QrCode,
  datenschutz: ShieldCheck,
  zone: SquareDashed,
  empfaenger: MapPin,
}

/** All layers of the page, the topmost first. */
export function LayerList() {
  const { t } = useTranslation('werbemittel')
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  if (!seite) return null
  return (
    <Box component="ul" aria-label={t('editor.layers.title')} sx={{ listStyle: 'none', margin: 0, padding: 1 }}>
      {printOrder(seite.layers)
        .toReversed()
        .map((layer) => (
          <LayerRow key={layer.id} layer={layer} />
        ))}
    </Box>
  )
}

function useEbenenName(layer: Layer): string {
  return ebenenName(
    layer,
    useEditor(({ assets }) => assets),
  )
}

function LayerRow({ layer }: { layer: Layer }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const selected = useEditor(({ session }) => session.history.present.auswahl === layer.id)
  const [renaming, setRenaming] = useState(false)
  const nurLesen = useNurLesen()
  const name = useEbenenName(layer)
  const Icon = ICONS[layer.type]
  const shown = isPrinted(layer)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 1,
        bgcolor: selected ? 'action.selected' : undefined,
        '& .nur-bei-bedarf': { opacity: selected ? 1 : 0 },
        '&:hover .nur-bei-bedarf, &:focus-within .nur-bei-bedarf': { opacity: 1 },
        '@media (hover: none)': { '& .nur-bei-bedarf': { opacity: 1 } },
      }}
    >
      {renaming ? (
        <RenameField layer={layer} onDone={() => setRenaming(false)} />
      ) : (
        <ButtonBase
          aria-pressed={selected}
          onClick={() => store.select(layer.id)}
          onDoubleClick={() => setRenaming(layerRefusal('umbenennen', layer) === null && !nurLesen)}
          sx={{
            flex: 1,
            minInlineSize: 0,
            gap: 1,
            padding: 1,
            justifyContent: 'flex-start',
            borderRadius: 1,
            opacity: shown ? 1 : 0.55,
          }}
        >
          <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Typography variant="body2" noWrap component="span">
            {name}
          </Typography>
        </ButtonBase>
      )}
      {layer.system === undefined && !nurLesen && (
        <Box className="nur-bei-bedarf" sx={{ display: 'flex' }}>
          <RowButton label={t('editor.layers.rename', { name })} onClick={() => setRenaming(true)}>
            <Pencil size={16} />
          </RowButton>
          <RowButton
            label={t('editor.layers.up', { name })}
            onClick={() =>
              store.execute(t('editor.action.nachVorn'), (dokument) => orderLayer(dokument, layer.id, 'nachVorn'))
            }
          >
            <ArrowUp size={16} />
          </RowButton>
          <RowButton
            label={t('editor.layers.down', { name })}
            onClick={() =>
              store.execute(t('editor.action.nachHinten'), (dokument) => orderLayer(dokument, layer.id, 'nachHinten'))
            }
          >
            <ArrowDown size={16} />
          </RowButton>
        </Box>
      )}
      <LayerSwitches layer={layer} shown={shown} />
    </Box>
  )
}

function LayerSwitches({ layer, shown }: { layer: Layer; shown: boolean }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const name = useEbenenName(layer)
  const gesperrt = isGesperrt(layer)
  const hideRefusal = layerRefusal('ausblenden', layer)
  const lockRefusal = layerRefusal('sperren', layer)
  const lockName = t(gesperrt ? 'editor.layers.unlock' : 'editor.layers.lock', { name })
  const eyeName = t(shown ? 'editor.layers.hide' : 'editor.layers.show', { name })
  return (
    <>
      {lockRefusal === null ? (
        <RowButton
          label={lockName}
          disabled={nurLesen}
          onClick={() => store.execute(lockName, (dokument) => setLocked(dokument, layer.id, !gesperrt))}
        >
          {gesperrt ? <Lock size={16} /> : <LockOpen size={16} />}
        </RowButton>
      ) : (
        <RowButton label={lockRefusal} disabled onClick={() => undefined}>
          <Lock size={16} />
        </RowButton>
      )}
      <RowButton
        label={hideRefusal ?? eyeName}
        disabled={nurLesen || hideRefusal !== null}
        onClick={() => store.execute(eyeName, (dokument) => setVisible(dokument, layer.id, !shown))}
      >
        {shown ? <Eye size={16} /> : <EyeOff size={16} />}
      </RowButton>
    </>
  )
}

interface RowButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ label, disabled = false, onClick, children }: RowButtonProps) {
  return (
    <Tip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tip>
  )
}

function RenameField({ layer, onDone }: { layer: Layer; onDone: () => void }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const [before] = useState(layer.name)
  const [name, setName] = useState(before)
  const rename = (next: string) =>
    store.execute(t('editor.step.rename'), (dokument) => renameLayer(dokument, layer.id, next), `name.${layer.id}`)
  return (
    <TextField
      size="small"
      data-eigenes-rueckgaengig
      inputRef={focusOnMount}
      fullWidth
      value={name}
      onChange={({ target: { value } }) => {
        setName(value)
        if (value.trim() !== '') rename(value)
      }}
      onBlur={onDone}
      onKeyDown={(event) => {
        if (event.key === 'Escape') rename(before)
        if (event.key === 'Enter' || event.key === 'Escape') onDone()
      }}
      slotProps={{
        htmlInput: { 'aria-label': t('editor.layers.name'), maxLength: 120 },
      }}
    />
  )
}
