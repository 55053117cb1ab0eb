import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { ActionIcon } from './ActionIcon.tsx'
import type { OwnerAction } from './ownerActions.ts'

interface Props {
  actions: OwnerAction[]
  onChoose: (action: KampagneAction) => void
}

/** Actions as menu items; a refused one stays reachable and says why. */
export function ActionMenuItems({ actions, onChoose }: Props) {
  return actions.map(({ action, label, reason }) => {
    return (
      <MenuItem
        key={action}
        aria-disabled={reason !== null}
        onClick={() => {
          if (reason === null) onChoose(action)
        }}
        sx={{
          whiteSpace: 'normal',
          maxWidth: 360,
          ...(reason !== null && { alignItems: 'flex-start', color: 'text.secondary', cursor: 'default' }),
        }}
      >
        <ListItemIcon>
          <ActionIcon action={action} />
        </ListItemIcon>
        <ListItemText primary={label} secondary={reason} sx={{ my: 0 }} />
      </MenuItem>
    )
  })
}
