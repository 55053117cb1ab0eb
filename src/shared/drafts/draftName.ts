import type { Keeps } from '../storage/draftShelf.ts'

/** What a form is a draft of, and where it may be kept. */
export interface DraftName {
  subject: string
  keeps: Keeps
  /** Fields that are never kept: passwords, and consents, which are given anew. */
  except: readonly string[]
}

interface Options {
  except?: readonly string[]
}

/** Outlives tab and crash, in the browser's database. Never for what is about persons (SEC-22). */
export const onDevice = (subject: string, { except = [] }: Options = {}): DraftName => ({
  subject,
  keeps: 'device',
  except,
})

/** As long as the tab: survives the way over the login, and never lies in the browser's storage. */
export const inTab = (subject: string, { except = [] }: Options = {}): DraftName => ({ subject, keeps: 'tab', except })
