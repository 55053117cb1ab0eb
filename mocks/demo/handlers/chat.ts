import type { DemoChat } from '#src/contract/demo/chat.ts'
import { found, type DemoHandlers } from './types.ts'
import { nextId } from '../state.ts'

/** Chats are addressed by their contact. */
const chatWith = (chats: readonly DemoChat[], userId: number) => chats.find((chat) => chat.userId === userId)

export const chatHandlers = {
  fetchChatsAndContacts: (_input, { state: { chats, contacts, profile } }) => ({
    chatsContacts: chats.map(({ id, userId, unseenMsgs, chat }) => ({
      ...found(contacts.find((contact) => contact.id === userId)),
      chat: { id, unseenMsgs, lastMessage: chat.at(-1) ?? null },
    })),
    contacts,
    profileUser: { id: profile.id, fullName: profile.fullName, avatar: profile.avatar, status: profile.status },
  }),

  fetchProfileUser: (_input, { state }) => state.profile,

  /** Who opens a chat has seen it. */
  fetchChat: ({ id }, { state }) => {
    const contact = found(state.contacts.find((candidate) => candidate.id === id))
    const chat = chatWith(state.chats, id)
    if (!chat) return { contact }
    chat.unseenMsgs = 0
    return { chat, contact }
  },

  sendMessage: ({ id, message, senderId }, { state }) => {
    found(state.contacts.find((contact) => contact.id === id))
    const newMessageData = { message, time: new Date().toISOString(), senderId }
    const known = chatWith(state.chats, id)
    if (known) {
      known.chat.push(newMessageData)
      return { newMessageData }
    }
    const chat = { id: nextId(state.chats), userId: id, unseenMsgs: 0, chat: [newMessageData] }
    state.chats.push(chat)
    return { newMessageData, chat }
  },
} satisfies Pick<DemoHandlers, 'fetchChatsAndContacts' | 'fetchProfileUser' | 'fetchChat' | 'sendMessage'>
