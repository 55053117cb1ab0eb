import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Ban from '#src/shared/icons/Ban.svg'
import List from '#src/shared/icons/List.svg'
import RotateCw from '#src/shared/icons/RotateCw.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApiToken } from '#src/contract/apizugang.ts'
import { UEBERLAPPUNG_STUNDEN } from '#src/domain/apizugang/token.ts'
import { useRotiereApiToken, useWiderrufeApiToken } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'
import { useShowSecret } from '../parts/showSecret.ts'

interface Props {
  token: ApiToken
}

/** Requests, replace, revoke. */
export function TokenMenu({ token }: Props) {
  const { t } = useTranslation('apizugang')
  return (
    <RowMenu label={t('token.aktionen', { bezeichnung: token.bezeichnung })}>
      {(anchor, close) => <TokenActions token={token} anchor={anchor} onClose={close} />}
    </RowMenu>
  )
}

interface ActionsProps extends Props {
  anchor: HTMLElement | null
  onClose: () => void
}

function TokenActions({ token, anchor, onClose }: ActionsProps) {
  const showSecret = useShowSecret()
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const [asks, setAsks] = useState<'rotieren' | 'widerrufen' | null>(null)
  const rotate = useRotiereApiToken()
  const { idPtApiToken, bezeichnung } = token
  const alive = token.status === 'aktiv' || token.status === 'laeuftAb'
  const canRotate = alive && token.vonMir && token.endetAm === null && ability.can('update', 'ApiZugang')

  function ask(what: 'rotieren' | 'widerrufen'): void {
    onClose()
    setAsks(what)
  }
  const end = () => setAsks(null)
  const { busy, revoke } = useRevoke(token, end)

  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} lang="de">
        <MenuItem component={Link} to={`?ansicht=anfragen&token=${idPtApiToken}`} onClick={onClose}>
          <ListItemIcon>
            <List size={20} aria-hidden />
          </ListItemIcon>
          {t('token.anfragen')}
        </MenuItem>
        {canRotate && (
          <MenuItem onClick={() => ask('rotieren')}>
            <ListItemIcon>
              <RotateCw size={20} aria-hidden />
            </ListItemIcon>
            {t('token.rotieren')}
          </MenuItem>
        )}
        {alive && ability.can('delete', 'ApiZugang') && (
          <MenuItem onClick={() => ask('widerrufen')}>
            <ListItemIcon>
              <Ban size={20} aria-hidden />
            </ListItemIcon>
            {t('token.widerrufen')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asks === 'rotieren'}
        title={t('token.rotierenTitle', { bezeichnung })}
        text={t('token.rotierenText', { stunden: UEBERLAPPUNG_STUNDEN })}
        confirmLabel={t('token.rotierenJa')}
        busy={rotate.isPending}
        onClose={end}
        onConfirm={() =>
          rotate.mutate(
            { idPtApiToken },
            {
              onError: showFailure,
              onSettled: end,
              onSuccess: ({ geheimnis }) =>
                showSecret({
                  title: t('token.rotiert'),
                  text: t('token.rotiertText', { bezeichnung, stunden: UEBERLAPPUNG_STUNDEN }),
                  geheimnis,
                }),
            },
          )
        }
      />
      <ConfirmDialog
        open={asks === 'widerrufen'}
        title={t('token.widerrufenTitle', { bezeichnung })}
        text={t('token.widerrufenText')}
        confirmLabel={t('token.widerrufenJa')}
        tone="error"
        busy={busy}
        onClose={end}
        onConfirm={revoke}
      />
    </>
  )
}

function useRevoke({ idPtApiToken, bezeichnung }: ApiToken, onSettled: () => void) {
  const { t } = useTranslation('apizugang')
  const { isPending, mutate } = useWiderrufeApiToken()
  const onSuccess = () => notify.success(t('token.istWiderrufen', { bezeichnung }))
  return { busy: isPending, revoke: () => mutate({ idPtApiToken }, { onError: showFailure, onSettled, onSuccess }) }
}
