import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowDownToLine from '#src/shared/icons/ArrowDownToLine.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import ArrowUpToLine from '#src/shared/icons/ArrowUpToLine.svg'
import Copy from '#src/shared/icons/Copy.svg'
import Lock from '#src/shared/icons/Lock.svg'
import LockOpen from '#src/shared/icons/LockOpen.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import {
  type Command,
  duplicateLayer,
  isGesperrt,
  layerRefusal,
  limitsOf,
  orderLayer,
  type OrderStep,
  setLocked,
} from '#src/engines/print/editor.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { useNurLesen } from './useLayerChange.ts'

const ORDER: readonly (readonly [OrderStep, ReactNode])[] = [
  ['ganzNachVorn', <ArrowUpToLine key="i" size={18} />],
  ['nachVorn', <ArrowUp key="i" size={18} />],
  ['nachHinten', <ArrowDown key="i" size={18} />],
  ['ganzNachHinten', <ArrowDownToLine key="i" size={18} />],
]

/** Order, lock, copy and delete of the selected layer. What is not allowed says why. */
export function LayerActions({ layer }: { layer: Layer }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const seite = useEditor(({ session }) => session.history.seite)
  const gesperrt = isGesperrt(layer)
  const run = (name: string, command: Command['run']) => store.execute(name, command)
  const lockName = t(gesperrt ? 'editor.action.unlock' : 'editor.action.lock')
  return (
    <Box role="toolbar" aria-label={t('editor.action.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}>
      {ORDER.map(([step, icon]) => (
        <Action
          key={step}
          label={t(`editor.action.${step}`)}
          refusal={layerRefusal('reihenfolge', layer)}
          onClick={() => run(t(`editor.action.${step}`), (dokument) => orderLayer(dokument, layer.id, step))}
        >
          {icon}
        </Action>
      ))}
      <Action
        label={lockName}
        refusal={layerRefusal('sperren', layer)}
        onClick={() => run(lockName, (dokument) => setLocked(dokument, layer.id, !gesperrt))}
      >
        {gesperrt ? <LockOpen size={18} /> : <Lock size={18} />}
      </Action>
      <Action
        label={t('editor.action.duplicate')}
        refusal={layerRefusal('duplizieren', layer)}
        onClick={() =>
          run(t('editor.action.duplicate'), (dokument) =>
            duplicateLayer(dokument, layer.id, limitsOf(store.format, seite)),
          )
        }
      >
        <Copy size={18} />
      </Action>
      <Action
        label={t('editor.action.delete')}
        refusal={layerRefusal('loeschen', layer)}
        onClick={() => store.remove(t('editor.action.delete'), layer.id)}
      >
        <Trash2 size={18} />
      </Action>
    </Box>
  )
}

interface ActionProps {
  label: string
  refusal: string | null
  onClick: () => void
  children: ReactNode
}

function Action({ label, refusal, onClick, children }: ActionProps) {
  const nurLesen = useNurLesen()
  return (
    <Tip title={refusal ?? label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={nurLesen || refusal !== null} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tip>
  )
}
