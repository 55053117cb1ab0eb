import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import ImageIcon from '#src/shared/icons/ImageIcon.svg'
import MapPin from '#src/shared/icons/MapPin.svg'
import Pencil from '#src/shared/icons/Pencil.svg'
import QrCode from '#src/shared/icons/QrCode.svg'
import ShieldCheck from '#src/shared/icons/ShieldCheck.svg'
import Square from '#src/shared/icons/Square.svg'
import SquareCheck from '#src/shared/icons/SquareCheck.svg'
import SquareDashed from '#src/shared/icons/SquareDashed.svg'
import Type from '#src/shared/icons/Type.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer, LayerType } from '#src/contract/dokument.ts'
import { type Auswahl, layerRefusal, renameLayer } from '#src/engines/print/editor.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { ebenenName } from '../ebenenName.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { LayerRowActions, RowButton } from './LayerRowActions.tsx'
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

interface Props {
  layer: Layer
  /** Ids of the list from top to bottom. */
  order: Auswahl
}

/** One layer of the list: chosen by a click, with Ctrl beside others, with Shift as a range. */
export function LayerRow({ layer, order }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const selected = useEditor(({ session }) => session.history.present.auswahl.includes(layer.id))
  const [renaming, setRenaming] = useState(false)
  const nurLesen = useNurLesen()
  const assets = useEditor((state) => state.assets)
  const name = ebenenName(layer, assets)
  const shown = isPrinted(layer)
  const click = (event: MouseEvent) => {
    const { auswahl } = store.state.session.history.present
    if (event.shiftKey) store.selectAll(rangeTo(order, auswahl.at(-1), layer.id))
    else if (event.ctrlKey || event.metaKey) store.toggle(layer.id)
    else store.select(layer.id)
  }
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
      <SelectBox layer={layer} selected={selected} name={name} />
      {renaming ? (
        <RenameField layer={layer} onDone={() => setRenaming(false)} />
      ) : (
        <ButtonBase
          aria-pressed={selected}
          onClick={click}
          onDoubleClick={() => setRenaming(layerRefusal('umbenennen', layer) === null && !nurLesen)}
          sx={{
            flex: 1,
            minInlineSize: 0,
            padding: 1,
            paddingInlineStart: 0.5,
            justifyContent: 'flex-start',
            borderRadius: 1,
            opacity: shown ? 1 : 0.55,
          }}
        >
          <Typography variant="body2" noWrap component="span">
            {name}
          </Typography>
        </ButtonBase>
      )}
      <LayerRowActions layer={layer} name={name}>
        <RowButton label={t('editor.layers.rename', { name })} onClick={() => setRenaming(true)}>
          <Pencil size={16} />
        </RowButton>
      </LayerRowActions>
    </Box>
  )
}

/** From the last chosen layer to this one, in the order of the list. */
function rangeTo(order: Auswahl, from: string | undefined, to: string): Auswahl {
  const [a, b] = [order.indexOf(from ?? to), order.indexOf(to)]
  const range = order.slice(Math.min(a, b), Math.max(a, b) + 1)
  // The last one is where the next range begins.
  return [...range.filter((id) => id !== (from ?? to)), from ?? to]
}

/** What kind of layer it is; a box to tick where somebody points at it, or where it is selected. */
function SelectBox({ layer, selected, name }: { layer: Layer; selected: boolean; name: string }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const Icon = ICONS[layer.type]
  return (
    <Checkbox
      size="small"
      checked={selected}
      onChange={() => store.toggle(layer.id)}
      icon={
        <>
          <Icon size={18} aria-hidden className="art" />
          <Square size={18} aria-hidden className="kasten" />
        </>
      }
      checkedIcon={<SquareCheck size={18} aria-hidden />}
      slotProps={{ input: { 'aria-label': t('editor.layers.select', { name }) } }}
      sx={{
        padding: 0.75,
        color: 'text.primary',
        opacity: isPrinted(layer) ? 1 : 0.55,
        '& .kasten': { display: 'none' },
        '&:hover .kasten, &:focus-within .kasten': { display: 'block' },
        '&:hover .art, &:focus-within .art': { display: 'none' },
      }}
    />
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
