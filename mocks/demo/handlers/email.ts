import type { DemoEmail } from '#src/contract/demo/email.ts'
import { mentions } from './table.ts'
import { found, type DemoHandlers } from './types.ts'

/** A deleted mail is in the trash and nowhere else; a starred one is in its folder too. */
function readInto(email: DemoEmail, folder: string): boolean {
  if (folder === 'trash') return email.isDeleted
  if (email.isDeleted) return false
  return folder === 'starred' ? email.isStarred : email.folder === folder
}

function unread(emails: readonly DemoEmail[], folder: DemoEmail['folder']): number {
  return emails.filter((email) => !email.isRead && readInto(email, folder)).length
}

export const emailHandlers = {
  fetchEmails: ({ q, folder, label }, { state: { emails } }) => ({
    emails: emails.filter(
      (email) =>
        readInto(email, folder || 'inbox') &&
        mentions(q, email.from.name, email.subject) &&
        (!label || email.labels.some((own) => own === label)),
    ),
    emailsMeta: { inbox: unread(emails, 'inbox'), draft: unread(emails, 'draft'), spam: unread(emails, 'spam') },
  }),

  updateEmails: ({ emailIds, dataToUpdate }, { state }) => {
    for (const email of state.emails) if (emailIds.includes(email.id)) Object.assign(email, dataToUpdate)
    return null
  },

  /** Each mail for itself: who has the label loses it, who has it not gets it. */
  updateEmailsLabel: ({ emailIds, label }, { state }) => {
    for (const email of state.emails.filter(({ id }) => emailIds.includes(id)))
      email.labels = email.labels.includes(label)
        ? email.labels.filter((own) => own !== label)
        : [...email.labels, label]
    return null
  },

  /** The neighbour in the same folder, or in the trash for a deleted mail. */
  paginateEmail: ({ dir, emailId }, { state }) => {
    const current = found(state.emails.find(({ id }) => id === emailId))
    const neighbours = state.emails.filter((email) => readInto(email, current.isDeleted ? 'trash' : current.folder))
    return found(neighbours[neighbours.indexOf(current) + (dir === 'next' ? 1 : -1)])
  },
} satisfies Pick<DemoHandlers, 'fetchEmails' | 'updateEmails' | 'updateEmailsLabel' | 'paginateEmail'>
