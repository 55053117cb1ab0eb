import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import Eye from '#src/shared/icons/Eye.svg'
import EyeOff from '#src/shared/icons/EyeOff.svg'
import Lock from '#src/shared/icons/Lock.svg'
import LockOpen from '#src/shared/icons/LockOpen.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { isGesperrt, layerRefusal, orderLayers, setLocked, setVisible } from '#src/engines/print/editor.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditorStore } from '../EditorContext.tsx'
import { useNurLesen } from './useLayerChange.ts'

interface Props {
  layer: Layer
  /** What the layer is called where it is read out. */
  name: string
  /** Begins to rename it. */
  children: ReactNode
}

/** What can be done to one layer of the list. */
export function LayerRowActions({ layer, name, children }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const shown = isPrinted(layer)
  const gesperrt = isGesperrt(layer)
  const hideRefusal = layerRefusal('ausblenden', layer)
  const lockRefusal = layerRefusal('sperren', layer)
  const lockName = t(gesperrt ? 'editor.layers.unlock' : 'editor.layers.lock', { name })
  const eyeName = t(shown ? 'editor.layers.hide' : 'editor.layers.show', { name })
  const order = (step: 'nachVorn' | 'nachHinten') =>
    store.execute(t(`editor.action.${step}`), (dokument) => orderLayers(dokument, [layer.id], step))
  return (
    <>
      {layer.system === undefined && !nurLesen && (
        <Box className="nur-bei-bedarf" sx={{ display: 'flex' }}>
          {children}
          <RowButton label={t('editor.layers.up', { name })} onClick={() => order('nachVorn')}>
            <ArrowUp size={16} />
          </RowButton>
          <RowButton label={t('editor.layers.down', { name })} onClick={() => order('nachHinten')}>
            <ArrowDown size={16} />
          </RowButton>
        </Box>
      )}
      <RowButton
        label={lockRefusal ?? lockName}
        disabled={nurLesen || lockRefusal !== null}
        onClick={() => store.execute(lockName, (dokument) => setLocked(dokument, layer.id, !gesperrt))}
      >
        {gesperrt || lockRefusal !== null ? <Lock size={16} /> : <LockOpen size={16} />}
      </RowButton>
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

/** A small button of a row. */
export function RowButton({ label, disabled = false, onClick, children }: RowButtonProps) {
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
