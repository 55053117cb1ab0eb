import * as z from 'zod/mini'
import { id, isoZeit } from '../wire.ts'
import { noBody, type DemoOperation } from './demoOperation.ts'

export const DEMO_LABELS = ['personal', 'company', 'important', 'private'] as const
const emailLabel = z.enum(DEMO_LABELS)
const person = z.object({ name: z.string(), email: z.string() })

const demoEmail = z.object({
  id: z.int(),
  from: person,
  to: z.array(person),
  cc: z.array(person),
  bcc: z.array(person),
  subject: z.string(),
  /** Plain text; empty lines part paragraphs. */
  message: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), size: z.string() })),
  labels: z.array(emailLabel),
  time: isoZeit,
  folder: z.enum(['inbox', 'sent', 'draft', 'spam']),
  isRead: z.boolean(),
  isStarred: z.boolean(),
  isDeleted: z.boolean(),
})
export type DemoEmail = z.infer<typeof demoEmail>

const { isRead, isStarred, isDeleted, folder, labels } = demoEmail.shape

export const emailOperations = {
  fetchEmails: {
    method: 'GET',
    path: '/apps/email/emails',
    status: 200,
    /** Folders of the mails, and "starred" and "trash"; without one it is the inbox. */
    input: z.object({ q: z.optional(z.string()), folder: z.optional(z.string()), label: z.optional(z.string()) }),
    /** Unread mails of each folder. */
    output: z.object({
      emails: z.array(demoEmail),
      emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
    }),
  },
  updateEmails: {
    method: 'POST',
    path: '/apps/email/update-emails',
    status: 200,
    input: z.object({
      emailIds: z.array(id),
      dataToUpdate: z.partial(z.object({ isRead, isStarred, isDeleted, folder, labels })),
    }),
    output: noBody,
  },
  updateEmailsLabel: {
    method: 'POST',
    path: '/apps/email/update-emails-label',
    status: 200,
    input: z.object({ emailIds: z.array(id), label: emailLabel }),
    output: noBody,
  },
  paginateEmail: {
    method: 'GET',
    path: '/apps/email/paginate-email',
    status: 200,
    input: z.object({ dir: z.enum(['next', 'previous']), emailId: id }),
    output: demoEmail,
  },
} as const satisfies Record<string, DemoOperation>
