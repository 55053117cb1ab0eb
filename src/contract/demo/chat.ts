import * as z from 'zod/mini'
import { ganzzahl, id, isoZeit } from '../wire.ts'
import type { DemoOperation } from './demoOperation.ts'

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

export const chatOperations = {
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
