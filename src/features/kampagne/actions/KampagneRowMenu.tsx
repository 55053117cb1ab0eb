import { Box, CircularProgress, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { ActionDialogs } from './ActionDialogs.tsx'
import { ActionMenuItems } from './ActionMenuItems.tsx'
import { ownerActions } from './ownerActions.ts'
import { useKampagneRunner } from './useKampagneRunner.ts'

interface Props {
  kampagne: KampagneZeile
}

/** Actions of one row; the reasons come from the whole campaign, which is read when the menu opens. */
export function KampagneRowMenu({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(false)
  const { idPtKampagne } = kampagne
  const detail = useQuery({ ...kampagneQueries.detail(idPtKampagne), enabled: wanted })
  const runner = useKampagneRunner(detail.data ?? kampagne)
  const close = () => setAnchor(null)

  return (
    <>
      <IconButton
        aria-label={t('aktion.menuFor', { name: kampagne.bezeichnung || t('list.noName') })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={runner.busy}
        onClick={(event) => {
          setWanted(true)
          setAnchor(event.currentTarget)
        }}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { lang: 'de' }, paper: { sx: { minWidth: 300 } } }}
      >
        <MenuItem component={Link} to={paths.kampagneEditieren(idPtKampagne)}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <FolderOpen size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText slotProps={{ primary: { variant: 'body2' } }}>{t('aktion.open')}</ListItemText>
        </MenuItem>
        {detail.data && (
          <ActionMenuItems
            actions={ownerActions(detail.data, ability, heute())}
            onChoose={(action) => {
              close()
              runner.start(action)
            }}
          />
        )}
        {detail.isLoading && (
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
