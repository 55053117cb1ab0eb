import type { DemoAccount } from '#src/contract/demo/auth.ts'
import type { DemoEvent } from '#src/contract/demo/calendar.ts'
import type { DemoChat, DemoContact, DemoProfileUser } from '#src/contract/demo/chat.ts'
import type { DemoRow } from '#src/contract/demo/dataTable.ts'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { DEMO_INVOICE_STATUSES, type DemoInvoice } from '#src/contract/demo/invoices.ts'
import { demoUser, type DemoUser } from '#src/contract/demo/users.ts'
import samples from './samples.json' with { type: 'json' }

export interface Kept {
  /** Spec 6: the admin may manage everything, the client may read ACL, Demo and Public. */
  accounts: (DemoAccount & { password: string })[]
  profile: DemoProfileUser
  /** Ids 1 to 10; the profile follows them. */
  contacts: DemoContact[]
  chats: DemoChat[]
  /** Around today, so that the open month has some. */
  events: DemoEvent[]
  /** Newest first within each folder. */
  emails: DemoEmail[]
}

/** Days from today, with a time of day for a moment: "@3", "@-1 08:30". */
const FROM_TODAY = /^@(-?\d+)(?: (\d+):(\d+))?$/

/** What stands in the file, counted from a day. */
export function keptSamples(today: Date): Kept {
  return JSON.parse(JSON.stringify(samples.kept), (_, value: unknown) => {
    const [, days, hours, minutes] = (typeof value === 'string' && FROM_TODAY.exec(value)) || []
    if (days === undefined) return value
    if (hours === undefined) return dayFrom(today, Number(days))
    const date = today.getDate() + Number(days)
    return new Date(today.getFullYear(), today.getMonth(), date, Number(hours), Number(minutes)).toISOString()
  })
}

/** Day some days away from today: 2026-11-20. */
function dayFrom(today: Date, days: number): string {
  const date = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days))
  return date.toISOString().slice(0, 10)
}

/** A number that looks like chance and is always the same for the same place. */
function scatter(index: number, salt: number): number {
  const mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  return (Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 8) / 0x1000000
}

/** One of a list, chosen by place. `salt` keeps several choices for the same place apart. */
function pick<T>(items: readonly T[], index: number, salt: number): T {
  const item = items[Math.floor(scatter(index, salt) * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Whole number, both ends included. */
function between(min: number, max: number, index: number, salt: number): number {
  return min + Math.floor(scatter(index, salt) * (max - min + 1))
}

const { firstNames, lastNames, cities, countries, companies, streets, services, posts } = samples.words

/** The person at a place of a list: 575 of them before a name comes again. No combination is meant to be anybody. */
function personAt(index: number) {
  const first = firstNames[index % firstNames.length] ?? ''
  const last = lastNames[(index * 5 + 2) % lastNames.length] ?? ''
  return {
    fullName: `${first} ${last}`,
    username: `${first.charAt(0)}${last}`.toLowerCase(),
    email: `${first}.${last}@example.org`.toLowerCase(),
    company: pick(companies, index, 1),
    city: pick(cities, index, 2),
    country: pick(countries, index, 3),
    address: `${between(1, 120, index, 4)} ${pick(streets, index, 5)}`,
    contact: `(0555) 01${String(between(0, 99_999, index, 6)).padStart(5, '0')}`,
  }
}

const { role, currentPlan, status } = demoUser.shape

/** 50 users; each role, plan and status occurs. */
export function sampleUsers(): DemoUser[] {
  return Array.from({ length: 50 }, (_, index) => {
    const { city: _city, address: _address, ...person } = personAt(index)
    return {
      ...person,
      id: index + 1,
      role: pick(['admin', ...role.options], index, 11),
      currentPlan: pick(['basic', ...currentPlan.options], index, 12),
      status: pick(['active', ...status.options], index, 13),
      avatar: null,
    }
  })
}

const FIRST_NUMBER = 4987

/** 50 invoices, the six statuses in turn. */
export function sampleInvoices(today: Date): DemoInvoice[] {
  return Array.from({ length: 50 }, (_, index) => {
    const { fullName: name, email: companyEmail, username: _username, ...person } = personAt(index + 120)
    const invoiceStatus = DEMO_INVOICE_STATUSES[index % DEMO_INVOICE_STATUSES.length] ?? 'Draft'
    const issued = invoiceStatus === 'Past Due' ? -between(40, 90, index, 31) : -between(0, 25, index, 31)
    const total = between(40_000, 500_000, index, 32) / 100
    const open = invoiceStatus === 'Paid' ? 0 : invoiceStatus === 'Partial Payment' ? 0.4 : 1
    return {
      id: FIRST_NUMBER + index,
      issuedDate: dayFrom(today, issued),
      dueDate: dayFrom(today, issued + 30),
      client: { name, companyEmail, ...person },
      service: pick(services, index, 33),
      total,
      balance: Math.round(total * open * 100) / 100,
      avatar: null,
      invoiceStatus,
    }
  })
}

/** 100 employees; 1 to 5 each as status. */
export function sampleRows(today: Date): DemoRow[] {
  return Array.from({ length: 100 }, (_, index) => {
    const { fullName, email, city } = personAt(index + 200)
    const experience = between(1, 30, index, 41)
    return {
      id: index + 1,
      avatar: null,
      full_name: fullName,
      post: pick(posts, index, 42),
      email,
      city,
      start_date: dayFrom(today, -experience * 365 - between(0, 300, index, 43)),
      salary: between(2_400_000, 9_800_000, index, 44) / 100,
      age: experience + between(18, 34, index, 45),
      experience,
      status: between(1, 5, index, 46),
    }
  })
}
