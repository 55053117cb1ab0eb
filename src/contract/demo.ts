import * as z from 'zod/mini'
import { ganzzahl, id, isoDatum, isoZeit } from './wire.ts'

/**
 * The template's sample endpoints (spec §7): not the product and never imported by it. Only the demo screens and the
 * sample data that answers them in the browser read this table.
 */

/** One sample call. GET and DELETE take their input in the path and the query, POST in the path and a JSON body. */
export interface DemoOperation<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:name` stands for the field of the input with that name. */
  path: `/${string}`
  /** Status of a call that succeeds. */
  status: 200 | 201
  input: I
  output: O
}

export type DemoInput<T> = T extends DemoOperation<infer I, z.ZodMiniType> ? z.output<I> : never
export type DemoOutput<T> = T extends DemoOperation<z.ZodMiniType, infer O> ? z.output<O> : never

/** Answer without a body. */
const noBody = z.literal(null)

/** Yes or no; "true" and "false" in a query. */
const yesNo = z.codec(z.union([z.boolean(), z.literal(['true', 'false'])]), z.boolean(), {
  decode: (value) => value === true || value === 'true',
  encode: (value) => value,
})

/** Sorting and page of a table; an `itemsPerPage` of -1 means all. */
const tableOptions = z.object({
  sortBy: z.optional(z.string()),
  sortDesc: z.optional(yesNo),
  page: z.optional(ganzzahl),
  itemsPerPage: z.optional(ganzzahl),
})
export type TableOptions = z.infer<typeof tableOptions>

// Users

export const demoUser = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(['admin', 'author', 'editor', 'maintainer', 'subscriber']),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(['enterprise', 'team', 'company', 'basic']),
  status: z.enum(['active', 'pending', 'inactive']),
  avatar: z.nullable(z.string()),
})
export type DemoUser = z.infer<typeof demoUser>

const userOperations = {
  fetchUsers: {
    method: 'GET',
    path: '/apps/user/users',
    status: 200,
    input: z.object({
      q: z.optional(z.string()),
      options: z.optional(tableOptions),
      status: z.optional(z.string()),
      role: z.optional(z.string()),
      plan: z.optional(z.string()),
    }),
    output: z.object({ filteredData: z.array(demoUser), total: z.int(), userTotal: z.int() }),
  },
  createUser: {
    method: 'POST',
    path: '/apps/user/users',
    status: 201,
    input: z.object({ user: z.partial(demoUser) }),
    output: z.object({ user: demoUser }),
  },
  fetchUser: { method: 'GET', path: '/apps/user/users/:id', status: 200, input: z.object({ id }), output: demoUser },
} as const satisfies Record<string, DemoOperation>

// Calendar

export const DEMO_CALENDARS = ['Business', 'Personal', 'Family', 'Holiday', 'ETC'] as const

const demoEvent = z.object({
  id: z.int(),
  title: z.string(),
  /** Moment, or for a whole day the day. */
  start: z.string(),
  /** The end is not part of the event. */
  end: z.string(),
  allDay: z.boolean(),
  url: z.string(),
  extendedProps: z.object({
    calendar: z.enum(DEMO_CALENDARS),
    guests: z.array(z.string()),
    location: z.string(),
    description: z.string(),
  }),
})
export type DemoEvent = z.infer<typeof demoEvent>

const eventInput = z.partial(z.object({ ...demoEvent.shape, extendedProps: z.partial(demoEvent.shape.extendedProps) }))

const calendarOperations = {
  fetchEvents: {
    method: 'GET',
    path: '/apps/calendar/events',
    status: 200,
    /** Names of calendars, separated by commas. */
    input: z.object({ calendars: z.optional(z.string()) }),
    output: z.array(demoEvent),
  },
  createEvent: {
    method: 'POST',
    path: '/apps/calendar/events',
    status: 201,
    input: z.object({ event: eventInput }),
    output: z.object({ event: demoEvent }),
  },
  updateEvent: {
    method: 'POST',
    path: '/apps/calendar/events/:id',
    status: 200,
    input: z.object({ id, event: eventInput }),
    output: z.object({ event: demoEvent }),
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/apps/calendar/events/:id',
    status: 200,
    input: z.object({ id }),
    output: noBody,
  },
} as const satisfies Record<string, DemoOperation>

// Chat

const chatMessage = z.object({ message: z.string(), time: isoZeit, senderId: z.int() })
export type DemoChatMessage = z.infer<typeof chatMessage>

const contactShape = {
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.nullable(z.string()),
  status: z.enum(['online', 'away', 'busy', 'offline']),
}
const chatContact = z.object(contactShape)
export type DemoContact = z.infer<typeof chatContact>

const chat = z.object({
  id: z.int(),
  /** The contact; a chat is addressed by it and not by its own id. */
  userId: z.int(),
  unseenMsgs: z.int(),
  chat: z.array(chatMessage),
})
export type DemoChat = z.infer<typeof chat>

const profileUser = z.object({
  ...contactShape,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
})
export type DemoProfileUser = z.infer<typeof profileUser>

const chatOperations = {
  fetchChatsAndContacts: {
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    status: 200,
    input: z.object({}),
    output: z.object({
      chatsContacts: z.array(
        z.object({
          ...contactShape,
          chat: z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: z.nullable(chatMessage) }),
        }),
      ),
      contacts: z.array(chatContact),
      profileUser: z.object({
        id: z.int(),
        fullName: z.string(),
        avatar: contactShape.avatar,
        status: contactShape.status,
      }),
    }),
  },
  fetchProfileUser: {
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    status: 200,
    input: z.object({}),
    output: profileUser,
  },
  fetchChat: {
    method: 'GET',
    path: '/apps/chat/chats/:id',
    status: 200,
    /** Id of the contact. */
    input: z.object({ id }),
    /** A contact nobody has written to yet has no chat. */
    output: z.object({ chat: z.optional(chat), contact: chatContact }),
  },
  sendMessage: {
    method: 'POST',
    path: '/apps/chat/chats/:id',
    status: 201,
    input: z.object({ id, message: z.string(), senderId: ganzzahl }),
    /** `chat` is there when the message opened it. */
    output: z.object({ newMessageData: chatMessage, chat: z.optional(chat) }),
  },
} as const satisfies Record<string, DemoOperation>

// E-mail

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

const emailOperations = {
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

// Invoices

/** The six statuses of a sample invoice (spec §3). */
export const DEMO_INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

const demoInvoiceClient = z.object({
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  contact: z.string(),
})
export type DemoInvoiceClient = z.infer<typeof demoInvoiceClient>

const demoInvoice = z.object({
  id: z.int(),
  issuedDate: isoDatum,
  dueDate: isoDatum,
  client: demoInvoiceClient,
  service: z.string(),
  total: z.number(),
  /** What is still to be paid. */
  balance: z.number(),
  avatar: z.nullable(z.string()),
  invoiceStatus: z.enum(DEMO_INVOICE_STATUSES),
})
export type DemoInvoice = z.infer<typeof demoInvoice>

const invoiceOperations = {
  fetchInvoices: {
    method: 'GET',
    path: '/apps/invoice/invoices',
    status: 200,
    input: z.object({
      q: z.optional(z.string()),
      status: z.optional(z.string()),
      options: z.optional(tableOptions),
    }),
    output: z.object({ filteredData: z.array(demoInvoice), total: z.int() }),
  },
  fetchInvoice: {
    method: 'GET',
    path: '/apps/invoice/invoices/:id',
    status: 200,
    input: z.object({ id }),
    output: z.object({
      invoice: demoInvoice,
      paymentDetails: z.object({
        totalDue: z.number(),
        bankName: z.string(),
        country: z.string(),
        iban: z.string(),
        swiftCode: z.string(),
      }),
    }),
  },
  fetchInvoiceClients: {
    method: 'GET',
    path: '/apps/invoice/clients',
    status: 200,
    input: z.object({}),
    output: z.array(demoInvoiceClient),
  },
} as const satisfies Record<string, DemoOperation>

// Data table

const demoRow = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: isoDatum,
  salary: z.number(),
  age: z.int(),
  /** Years. */
  experience: z.int(),
  /** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
  status: z.int(),
})
export type DemoRow = z.infer<typeof demoRow>

const dataTableOperations = {
  fetchRows: {
    method: 'GET',
    path: '/data-table/data',
    status: 200,
    input: z.object({}),
    output: z.array(demoRow),
  },
} as const satisfies Record<string, DemoOperation>

// Login

const demoAccount = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(['admin', 'client']),
  ability: z.array(z.object({ action: z.string(), subject: z.string() })),
})
export type DemoAccount = z.infer<typeof demoAccount>

/** Texts per field of a refused login or registration. */
export const demoRefusal = z.object({ error: z.record(z.string(), z.array(z.string())) })

const accessToken = z.object({ accessToken: z.string() })

const authOperations = {
  login: {
    method: 'POST',
    path: '/auth/login',
    status: 200,
    input: z.object({ email: z.optional(z.string()), password: z.optional(z.string()) }),
    output: accessToken,
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    status: 200,
    input: z.object({
      username: z.optional(z.string()),
      email: z.optional(z.string()),
      password: z.optional(z.string()),
    }),
    output: accessToken,
  },
  /** Needs the access token as bearer. */
  fetchMe: {
    method: 'GET',
    path: '/auth/me',
    status: 200,
    input: z.object({}),
    output: z.object({ user: demoAccount }),
  },
} as const satisfies Record<string, DemoOperation>

/** Every sample call, and the only list of them. */
export const demoOperations = {
  ...userOperations,
  ...calendarOperations,
  ...chatOperations,
  ...emailOperations,
  ...invoiceOperations,
  ...dataTableOperations,
  ...authOperations,
} as const

export type DemoOperations = typeof demoOperations
export type DemoOperationName = keyof DemoOperations
