import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { paths } from '#src/routes/paths.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { ActionDialogs } from './ActionDialogs.tsx'
import { ActionMenuItems } from './ActionMenuItems.tsx'
import { ownerActions } from './ownerActions.ts'
import { useKampagneRunner } from './useKampagneRunner.ts'

interface Props {
  kampagne: KampagneZeile
  anchor: HTMLElement | null
  onClose: () => void
}

/** The reasons come from the whole campaign, which is read when the menu opens. */
export function KampagneMenu({ kampagne, anchor, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const { idPtKampagne } = kampagne
  const detail = useQuery(kampagneQueries.detail(idPtKampagne))
  const runner = useKampagneRunner(detail.data ?? kampagne)

  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { lang: 'de' }, paper: { sx: { minWidth: 300 } } }}
      >
        <MenuItem component={Link} to={paths.kampagneEditieren(idPtKampagne)}>
          <ListItemIcon>
            <FolderOpen size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText>{t('aktion.open')}</ListItemText>
        </MenuItem>
        {detail.data && !runner.busy && (
          <ActionMenuItems
            actions={ownerActions(detail.data, ability, heute())}
            onChoose={(action) => {
              onClose()
              runner.start(action)
            }}
          />
        )}
        {(detail.isLoading || runner.busy) && (
          <Box sx={{ display: 'grid', placeItems: 'center', py: 1 }}>
            <CircularProgress size={20} />
          </Box>
        )}
        {detail.isError && <ErrorPanel error={detail.error} onRetry={() => void detail.refetch()} />}
      </Menu>
      {detail.data && <ActionDialogs kampagne={detail.data} action={runner.dialog} onClose={runner.close} />}
    </>
  )
}
