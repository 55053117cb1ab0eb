import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { demoApi } from '../demoApi.ts'
import { MOVES, type MailData, type Target } from './folders.ts'
import { EMAIL } from './queries.ts'

type Mails = readonly DemoEmail[]

const idsOf = (mails: Mails) => mails.map(({ id }) => id)

/** What can be done with mails, one or many; every list and count follows. */
export function useMailActions() {
  const { t } = useTranslation('demoEmail')
  const queryClient = useQueryClient()

  /** True when it was done; otherwise it was said that it was not. */
  async function change(calls: Promise<unknown>[]): Promise<boolean> {
    const results = await Promise.allSettled(calls)
    await queryClient.invalidateQueries({ queryKey: EMAIL })
    const done = results.every(({ status }) => status === 'fulfilled')
    if (!done) notify.error(t('changeFailed'))
    return done
  }

  const update = (mails: Mails, dataToUpdate: MailData) =>
    change([demoApi.updateEmails({ emailIds: idsOf(mails), dataToUpdate })])

  const putBack = (mails: Mails) =>
    change(
      mails.map(({ id, folder, isDeleted }) =>
        demoApi.updateEmails({ emailIds: [id], dataToUpdate: { folder, isDeleted } }),
      ),
    )

  async function move(mails: Mails, target: Target): Promise<boolean> {
    const done = await update(mails, MOVES[target])
    if (done)
      notify.success(t(`moved.${target}`, { count: mails.length }), {
        action: { label: t('undo'), onClick: () => void putBack(mails) },
      })
    return done
  }

  const toggleLabel = (mails: Mails, label: DemoEmail['labels'][number]) =>
    change([demoApi.updateEmailsLabel({ emailIds: idsOf(mails), label })])

  return { update, move, toggleLabel }
}
export type MailActions = ReturnType<typeof useMailActions>
