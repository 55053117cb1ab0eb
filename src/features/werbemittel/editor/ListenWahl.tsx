import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import Circle from '#src/shared/icons/Circle.svg'
import CircleDot from '#src/shared/icons/CircleDot.svg'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { hardestFirst, zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'
import { useListen } from './useEigeneSpalten.ts'

/** So many lists are offered, the newest. */
const MOST = 8

/** Lists of the customer whose hard cases the sheet can be shown for. */
export function ListenWahl({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('werbemittel')
  const client = useQueryClient()
  const store = useEditorStore()
  const chosen = useEditor((state) => state.idPtZielgruppe)
  const listen = useListen()
    .filter(({ potenzial }) => potenzial > 0)
    .slice(0, MOST)
  if (listen.length === 0) return null
  async function choose(idPtZielgruppe: number): Promise<void> {
    onChosen()
    try {
      const [first] = hardestFirst(await client.fetchQuery(zielgruppeQueries.schwereFaelle(idPtZielgruppe)))
      store.setEmpfaenger(first?.person ?? null, idPtZielgruppe)
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <>
      <Divider />
      <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
        {t('editor.recipient.listen')}
      </ListSubheader>
      {listen.map(({ idPtZielgruppe, bezeichnung, potenzial }) => (
        <MenuItem
          key={idPtZielgruppe}
          role="menuitemradio"
          aria-checked={chosen === idPtZielgruppe}
          onClick={() => void choose(idPtZielgruppe)}
        >
          <ListItemIcon>
            {chosen === idPtZielgruppe ? <CircleDot size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
          </ListItemIcon>
          <ListItemText
            primary={bezeichnung}
            secondary={t('editor.recipient.anzahl', { count: potenzial, anzahl: formatZahl(potenzial) })}
          />
        </MenuItem>
      ))}
    </>
  )
}
