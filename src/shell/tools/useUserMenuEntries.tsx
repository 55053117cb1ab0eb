import CircularProgress from '@mui/material/CircularProgress'
import FileCheck from '#src/shared/icons/FileCheck.svg'
import LogOut from '#src/shared/icons/LogOut.svg'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import UserRound from '#src/shared/icons/UserRound.svg'
import { useTranslation } from 'react-i18next'
import { useLocation, useSubmit } from 'react-router-dom'
import type { User } from '#src/contract/session.ts'
import { useDownloadAvv } from '#src/entities/session/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ownKontoPath, ownRechnungPath } from '../ownPaths.ts'
import type { MenuListEntry } from './MenuList.tsx'

/** Entries of the user menu by account type (spec 2). */
export function useUserMenuEntries(user: User, close: () => void): MenuListEntry[] {
  const { t } = useTranslation('common')
  const submit = useSubmit()
  const { search } = useLocation()
  const avv = useDownloadAvv()

  const link = (key: string, to: string, icon: MenuListEntry['icon']): MenuListEntry => ({
    key,
    label: t(`user.${key}`),
    lang: 'de',
    icon,
    to,
    onClick: close,
  })

  function downloadAvv(): void {
    if (avv.isPending) return
    avv.mutate(undefined, { onSettled: close, onError: () => notify.error(t('user.avvFailed')) })
  }

  function leave(): void {
    close()
    void submit(null, { method: 'post', action: `/logout${search}` })
  }

  const kontoPath = ownKontoPath(user)
  const konto = kontoPath === null ? [] : [link('konto', kontoPath, <UserRound size={20} aria-hidden />)]
  const own: MenuListEntry[] =
    user.accountType === 'employee'
      ? konto
      : [
          ...konto,
          link('rechnungen', ownRechnungPath(user), <ReceiptText size={20} aria-hidden />),
          ...(user.avvAkzeptiert
            ? [
                {
                  key: 'avv',
                  label: t(avv.isPending ? 'user.avvLoading' : 'user.avv'),
                  lang: 'de',
                  icon: avv.isPending ? (
                    <CircularProgress size={20} aria-hidden />
                  ) : (
                    <FileCheck size={20} aria-hidden />
                  ),
                  busy: avv.isPending,
                  onClick: downloadAvv,
                },
              ]
            : []),
        ]
  return [
    ...own,
    {
      key: 'logout',
      label: t('user.logout'),
      lang: 'de',
      icon: <LogOut size={20} aria-hidden />,
      divided: own.length > 0,
      onClick: leave,
    },
  ]
}
