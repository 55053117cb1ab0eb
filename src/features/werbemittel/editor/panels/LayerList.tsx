import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Group from '#src/shared/icons/Group.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { groupOf, pageOf, runsOf, wholeGroup } from '#src/engines/print/editor.ts'
import { printOrder } from '#src/engines/print/rules.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { LayerRow } from './LayerRow.tsx'

const LIST = { listStyle: 'none', margin: 0 } as const

/** All layers of the page, the topmost first; those of a group under its line. */
export function LayerList() {
  const { t } = useTranslation('werbemittel')
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  if (!seite) return null
  const layers = printOrder(seite.layers).toReversed()
  const order = layers.map(({ id }) => id)
  const row = (layer: Layer) => <LayerRow key={layer.id} layer={layer} order={order} />
  return (
    <Box component="ul" aria-label={t('editor.layers.title')} sx={{ ...LIST, padding: 1 }}>
      {runsOf(layers).map((run) => {
        const [first, other] = run
        if (!first || !other) return run.map(row)
        return (
          <GroupRow key={`gruppe-${first.id}`} run={run} member={first.id}>
            {run.map(row)}
          </GroupRow>
        )
      })}
    </Box>
  )
}

interface GroupProps {
  run: readonly Layer[]
  /** One of them, by which the group is chosen. */
  member: string
  children: ReactNode
}

function GroupRow({ run, member, children }: GroupProps) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const selected = useEditor(({ session: { history } }) => {
    const seite = pageOf(history.present.dokument, history.seite)
    const { auswahl } = history.present
    return seite !== undefined && auswahl.includes(member) && wholeGroup(seite.layers, groupOf(seite, member)) !== null
      ? wholeGroup(seite.layers, auswahl) !== null
      : false
  })
  return (
    <li>
      <ButtonBase
        aria-pressed={selected}
        onClick={(event) => store.pick(member, event.ctrlKey || event.metaKey || event.shiftKey)}
        sx={{
          inlineSize: '100%',
          justifyContent: 'flex-start',
          gap: 0.75,
          padding: 0.75,
          borderRadius: 1,
          typography: 'subtitle2',
          bgcolor: selected ? 'action.selected' : undefined,
        }}
      >
        <Group size={18} aria-hidden />
        {t('editor.layers.group', { count: run.length })}
      </ButtonBase>
      <Box
        component="ul"
        aria-label={t('editor.layers.group', { count: run.length })}
        sx={{ ...LIST, padding: 0, marginInlineStart: 2, borderInlineStart: 2, borderColor: 'divider' }}
      >
        {children}
      </Box>
    </li>
  )
}
