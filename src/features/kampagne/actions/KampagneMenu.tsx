import CircularProgress from '@mui/material/CircularProgress'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import FolderOpen from '#src/shared/icons/FolderOpen.svg'
import RotateCw from '#src/shared/icons/RotateCw.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { paths } from '#src/routes/paths.ts'
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
          <MenuItem aria-disabled sx={{ color: 'text.secondary', cursor: 'default' }}>
            <ListItemIcon>
              <CircularProgress size={20} aria-hidden />
            </ListItemIcon>
            <ListItemText>{t('aktion.loading')}</ListItemText>
          </MenuItem>
        )}
        {detail.isError && (
          <MenuItem onClick={() => void detail.refetch()} sx={{ whiteSpace: 'normal', maxWidth: 360 }}>
            <ListItemIcon>
              <RotateCw size={20} aria-hidden />
            </ListItemIcon>
            <ListItemText
              primary={t('common:retry')}
              secondary={detail.error instanceof ApiError ? detail.error.message : t('common:error.unexpected')}
              sx={{ my: 0 }}
            />
          </MenuItem>
        )}
      </Menu>
      {detail.data && <ActionDialogs kampagne={detail.data} action={runner.dialog} onClose={runner.close} />}
    </>
  )
}
