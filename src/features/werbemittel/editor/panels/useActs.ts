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
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import {
  type Command,
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
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { useNurLesen } from './useLayerChange.ts'

/** Something that can be done to the selected layers, from the panel, the menu or by a key. */
export interface Act {
  key: string
  label: string
  Icon: IconComponent
  /** Why it is not possible on any of them; null: it is. */
  refusal: string | null
  run: () => void
}

const ORDER: readonly (readonly [OrderStep, IconComponent])[] = [
  ['ganzNachVorn', ArrowUpToLine],
  ['nachVorn', ArrowUp],
  ['nachHinten', ArrowDown],
  ['ganzNachHinten', ArrowDownToLine],
]

/** Order, lock, eye, copy, group and deletion of layers. */
export function useActs(layers: readonly Layer[]): Act[] {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  const ids = layers.map(({ id }) => id)
  const grouped = seite !== undefined && wholeGroup(seite.layers, ids) !== null
  const gesperrt = layers.every(isGesperrt)
  const shown = layers.some(isPrinted)
  const act = (key: string, Icon: IconComponent, action: LayerAction, run: (label: string) => void): Act => {
    const label = t(`editor.action.${key}`)
    const refusal = nurLesen ? t('editor.align.nurLesen') : refusalOfAll(action, layers)
    return { key, label, Icon, refusal, run: () => run(label) }
  }
  const doing = (run: Command['run']) => (name: string) => store.execute(name, run)
  const each = (run: (dokument: Dokument, id: string) => Result) => doing((dokument) => onEach(dokument, ids, run))
  const copy = doing((dokument, { format, history }) => duplicateLayers(dokument, ids, limitsOf(format, history.seite)))
  return [
    ...ORDER.map(([step, Icon]) =>
      act(
        step,
        Icon,
        'reihenfolge',
        doing((dokument) => orderLayers(dokument, ids, step)),
      ),
    ),
    act(
      gesperrt ? 'unlock' : 'lock',
      gesperrt ? LockOpen : Lock,
      'sperren',
      each((dokument, id) => setLocked(dokument, id, !gesperrt)),
    ),
    act(
      shown ? 'hide' : 'show',
      shown ? EyeOff : Eye,
      'ausblenden',
      each((dokument, id) => setVisible(dokument, id, !shown)),
    ),
    act('duplicate', Copy, 'duplizieren', copy),
    ...(grouped
      ? [
          act(
            'ungroup',
            Ungroup,
            'reihenfolge',
            doing((dokument) => ungroupLayers(dokument, ids)),
          ),
        ]
      : []),
    ...(!grouped && layers.length > 1
      ? [
          act(
            'group',
            Group,
            'reihenfolge',
            doing((dokument) => groupLayers(dokument, ids)),
          ),
        ]
      : []),
    act('delete', Trash2, 'loeschen', (name) => store.remove(name, ids)),
  ]
}
