import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowDownToLine from '#src/shared/icons/ArrowDownToLine.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import ArrowUpToLine from '#src/shared/icons/ArrowUpToLine.svg'
import Copy from '#src/shared/icons/Copy.svg'
import Eye from '#src/shared/icons/Eye.svg'
import EyeOff from '#src/shared/icons/EyeOff.svg'
import Group from '#src/shared/icons/Group.svg'
import Lock from '#src/shared/icons/Lock.svg'
import LockOpen from '#src/shared/icons/LockOpen.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import Ungroup from '#src/shared/icons/Ungroup.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import {
  type Dokument,
  duplicateLayers,
  groupLayers,
  isGesperrt,
  type LayerAction,
  limitsOf,
  onEach,
  orderLayers,
  type OrderStep,
  pageOf,
  refusalOfAll,
  type Result,
  setLocked,
  setVisible,
  ungroupLayers,
  wholeGroup,
} from '#src/engines/print/editor.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { useNurLesen } from './useLayerChange.ts'

const ORDER: readonly (readonly [OrderStep, ReactNode])[] = [
  ['ganzNachVorn', <ArrowUpToLine key="i" size={18} />],
  ['nachVorn', <ArrowUp key="i" size={18} />],
  ['nachHinten', <ArrowDown key="i" size={18} />],
  ['ganzNachHinten', <ArrowDownToLine key="i" size={18} />],
]

/** Order, lock, copy and delete of the selected layers. What none of them allows says why. */
export function LayerActions({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const seite = useEditor(({ session }) => session.history.seite)
  const ids = layers.map(({ id }) => id)
  const refusal = (action: LayerAction) => refusalOfAll(action, layers)
  const gesperrt = layers.every(isGesperrt)
  const shown = layers.some(isPrinted)
  const lockName = t(gesperrt ? 'editor.action.unlock' : 'editor.action.lock')
  const eyeName = t(shown ? 'editor.action.hide' : 'editor.action.show')
  const each = (name: string, run: (dokument: Dokument, id: string) => Result) =>
    store.execute(name, (dokument) => onEach(dokument, ids, run))
  const sheet = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  const grouped = sheet !== undefined && wholeGroup(sheet.layers, ids) !== null
  const copy = (dokument: Dokument) => duplicateLayers(dokument, ids, limitsOf(store.format, seite))
  return (
    <Box role="toolbar" aria-label={t('editor.action.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}>
      {ORDER.map(([step, icon]) => (
        <Action
          key={step}
          label={t(`editor.action.${step}`)}
          refusal={refusal('reihenfolge')}
          onClick={() => store.execute(t(`editor.action.${step}`), (dokument) => orderLayers(dokument, ids, step))}
        >
          {icon}
        </Action>
      ))}
      <Action
        label={lockName}
        refusal={refusal('sperren')}
        onClick={() => each(lockName, (dokument, id) => setLocked(dokument, id, !gesperrt))}
      >
        {gesperrt ? <LockOpen size={18} /> : <Lock size={18} />}
      </Action>
      <Action
        label={eyeName}
        refusal={refusal('ausblenden')}
        onClick={() => each(eyeName, (dokument, id) => setVisible(dokument, id, !shown))}
      >
        {shown ? <EyeOff size={18} /> : <Eye size={18} />}
      </Action>
      <Action
        label={t('editor.action.duplicate')}
        refusal={refusal('duplizieren')}
        onClick={() => store.execute(t('editor.action.duplicate'), copy)}
      >
        <Copy size={18} />
      </Action>
      {(grouped || layers.length > 1) && (
        <Action
          label={t(grouped ? 'editor.action.ungroup' : 'editor.action.group')}
          refusal={refusal('reihenfolge')}
          onClick={() =>
            store.execute(t(grouped ? 'editor.action.ungroup' : 'editor.action.group'), (dokument) =>
              grouped ? ungroupLayers(dokument, ids) : groupLayers(dokument, ids),
            )
          }
        >
          {grouped ? <Ungroup size={18} /> : <Group size={18} />}
        </Action>
      )}
      <Action
        label={t('editor.action.delete')}
        refusal={refusal('loeschen')}
        onClick={() => store.remove(t('editor.action.delete'), ids)}
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
