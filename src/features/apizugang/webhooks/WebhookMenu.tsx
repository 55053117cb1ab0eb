import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import KeyRound from '#src/shared/icons/KeyRound.svg'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { GEHEIMNIS_UEBERLAPPUNG_STUNDEN } from '#src/domain/apizugang/webhook.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useErneuereGeheimnis, useLoescheWebhook } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'
import { useShowSecret } from '../parts/showSecret.ts'

interface Props {
  webhook: Webhook
  onEdit: () => void
}

/** Edit, renew the secret, delete. */
export function WebhookMenu({ webhook, onEdit }: Props) {
  const { t } = useTranslation('apizugang')
  return (
    <RowMenu label={t('webhook.aktionen', { bezeichnung: webhook.bezeichnung })}>
      {(anchor, close) => (
        <WebhookActions
          webhook={webhook}
          anchor={anchor}
          onClose={close}
          onEdit={() => {
            close()
            onEdit()
          }}
        />
      )}
    </RowMenu>
  )
}

interface ActionsProps extends Props {
  anchor: HTMLElement | null
  onClose: () => void
}

function WebhookActions({ webhook: { idPtWebhook, bezeichnung }, anchor, onClose, onEdit }: ActionsProps) {
  const showSecret = useShowSecret()
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const [asks, setAsks] = useState<'geheimnis' | 'loeschen' | null>(null)
  const renew = useErneuereGeheimnis()
  const stunden = GEHEIMNIS_UEBERLAPPUNG_STUNDEN
  const end = () => setAsks(null)
  const { busy, remove } = useRemove({ idPtWebhook, bezeichnung }, end)
  const ask = (what: 'geheimnis' | 'loeschen') => {
    onClose()
    setAsks(what)
  }
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} lang="de">
        <MenuItem onClick={onEdit}>
          <ListItemIcon>
            <PencilLine size={20} aria-hidden />
          </ListItemIcon>
          {t('webhook.aendern')}
        </MenuItem>
        <MenuItem onClick={() => ask('geheimnis')}>
          <ListItemIcon>
            <KeyRound size={20} aria-hidden />
          </ListItemIcon>
          {t('webhook.geheimnisNeu')}
        </MenuItem>
        {ability.can('delete', 'ApiZugang') && (
          <MenuItem onClick={() => ask('loeschen')}>
            <ListItemIcon>
              <Trash2 size={20} aria-hidden />
            </ListItemIcon>
            {t('webhook.loeschen')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asks === 'geheimnis'}
        title={t('webhook.geheimnisTitle', { bezeichnung })}
        text={t('webhook.geheimnisText', { stunden })}
        confirmLabel={t('webhook.geheimnisJa')}
        busy={renew.isPending}
        onClose={end}
        onConfirm={() =>
          renew.mutate(
            { idPtWebhook },
            {
              onError: showFailure,
              onSettled: end,
              onSuccess: ({ webhook: { altesGeheimnisBis }, geheimnis }) =>
                showSecret({
                  title: t('webhook.geheimnisDa'),
                  text: t('webhook.geheimnisDaText', {
                    zeit: altesGeheimnisBis === null ? '' : formatZeitpunkt(altesGeheimnisBis),
                  }),
                  geheimnis,
                }),
            },
          )
        }
      />
      <ConfirmDialog
        open={asks === 'loeschen'}
        title={t('webhook.loeschenTitle', { bezeichnung })}
        text={t('webhook.loeschenText')}
        confirmLabel={t('webhook.loeschenJa')}
        tone="error"
        busy={busy}
        onClose={end}
        onConfirm={remove}
      />
    </>
  )
}

function useRemove({ idPtWebhook, bezeichnung }: Pick<Webhook, 'idPtWebhook' | 'bezeichnung'>, onSettled: () => void) {
  const { t } = useTranslation('apizugang')
  const { isPending, mutate } = useLoescheWebhook()
  const onSuccess = () => notify.success(t('webhook.geloescht', { bezeichnung }))
  return { busy: isPending, remove: () => mutate({ idPtWebhook }, { onError: showFailure, onSettled, onSuccess }) }
}
