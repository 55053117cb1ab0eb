import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import Copy from '#src/shared/icons/Copy.svg'
import FileInput from '#src/shared/icons/FileInput.svg'
import Files from '#src/shared/icons/Files.svg'
import ListChecks from '#src/shared/icons/ListChecks.svg'
import { useTranslation } from 'react-i18next'
import { allLayers, pageOf } from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore, useSelectedLayers } from './EditorContext.tsx'
import { type Act, useActs } from './panels/useActs.ts'
import { useNurLesen } from './panels/useLayerChange.ts'
import { copiedHere } from './zwischenablage.ts'

/** Keys of the acts that have some. */
const KEYS: Record<string, string> = {
  cut: 'Strg+X',
  copy: 'Strg+C',
  paste: 'Strg+V',
  duplicate: 'Strg+D',
  group: 'Strg+G',
  ungroup: 'Strg+Umschalt+G',
  delete: 'Entf',
  all: 'Strg+A',
}

/** What can be done where the sheet was pressed: right button, Shift+F10, or a finger that stays. */
export function ContextMenu({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const client = useQueryClient()
  const nurLesen = useNurLesen()
  const at = useEditor(({ menue }) => menue)
  const layers = useSelectedLayers()
  const acts = useActs(layers)
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  const act = (key: string, Icon: Act['Icon'], run: () => void, refusal: string | null = null): Act => {
    return { key, label: t(`editor.menu.${key}`), Icon, refusal, run }
  }
  const locked = nurLesen ? t('editor.align.nurLesen') : null
  const empty = copiedHere(client) === null ? t('editor.menu.nothing') : null
  const some: Act[] = [
    act('cut', FileInput, () => document.execCommand('cut'), locked),
    act('copy', Copy, () => document.execCommand('copy')),
  ]
  const groups: Act[][] = [
    [...(layers.length > 0 ? some : []), act('paste', Files, () => onPaste(), locked ?? empty)],
    layers.length > 0 ? acts : [act('all', ListChecks, () => store.selectAll(seite ? allLayers(seite) : []))],
  ]
  return (
    <Menu
      lang="de"
      open={at !== null}
      onClose={() => store.show({ menue: null })}
      anchorReference="anchorPosition"
      anchorPosition={{ left: at?.x ?? 0, top: at?.y ?? 0 }}
      slotProps={{ list: { dense: true, 'aria-label': t('editor.menu.title') } }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups.flatMap((group, index) => [
        index > 0 && <Divider key={`linie-${group[0]?.key}`} />,
        ...group.map(({ key, label, Icon, refusal, run }) => (
          <MenuItem
            key={key}
            disabled={refusal !== null}
            title={refusal ?? undefined}
            onClick={() => {
              store.show({ menue: null })
              run()
            }}
          >
            <ListItemIcon>
              <Icon size={18} aria-hidden />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            {KEYS[key] !== undefined && (
              <Typography variant="caption" aria-hidden sx={{ marginInlineStart: 3, color: 'text.secondary' }}>
                {KEYS[key]}
              </Typography>
            )}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
