import type { DemoInput } from '#src/contract/demo/demoOperation.ts'
import type { DemoOperations } from '#src/contract/demo/index.ts'

/** Folders of the mailbox; "starred" and "trash" are views across the others (spec 7). */
export const FOLDERS = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const
export type Folder = (typeof FOLDERS)[number]

export const isFolder = (value: unknown): value is Folder => FOLDERS.some((folder) => folder === value)

export type MailData = DemoInput<DemoOperations['updateEmails']>['dataToUpdate']

export type Target = 'inbox' | 'spam' | 'trash' | 'restore'

/** What changes about a mail that goes there. */
export const MOVES: Record<Target, MailData> = {
  inbox: { folder: 'inbox', isDeleted: false },
  spam: { folder: 'spam', isDeleted: false },
  trash: { isDeleted: true },
  restore: { isDeleted: false },
}

/** Where mails of a folder can go: what was written oneself is no spam. */
export const TARGETS: Record<Folder, readonly Target[]> = {
  inbox: ['spam', 'trash'],
  sent: ['trash'],
  draft: ['trash'],
  starred: ['trash'],
  spam: ['inbox', 'trash'],
  trash: ['restore'],
}
