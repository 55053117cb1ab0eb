import assert from 'node:assert/strict'
import type { Caller } from '../caller.ts'
import type { Quirk } from './quirk.ts'

/** Contacts nobody has written to yet. */
async function strangers({ call }: Caller) {
  const { chatsContacts, contacts } = await call('fetchChatsAndContacts', {})
  const known = new Set(chatsContacts.map(({ id }) => id))
  return contacts.filter(({ id }) => !known.has(id))
}

export const chatQuirks: Quirk[] = [
  [
    'chat: the list has contacts with a chat and its last message, all contacts and the profile',
    async ({ call }) => {
      const { chatsContacts, contacts, profileUser } = await call('fetchChatsAndContacts', {})
      assert.ok(chatsContacts.length > 0 && chatsContacts.length < contacts.length)
      const profile = await call('fetchProfileUser', {})
      assert.equal(profileUser.id, profile.id)
      assert.equal(profileUser.fullName, profile.fullName)
      for (const { id, chat } of chatsContacts) {
        const { chat: whole } = await call('fetchChat', { id })
        assert.deepEqual(chat.lastMessage, whole?.chat.at(-1))
      }
    },
  ],
  [
    'chat: opening a chat zeroes its unseen count',
    async ({ call }) => {
      const list = async () => (await call('fetchChatsAndContacts', {})).chatsContacts
      for (const { id } of await list()) {
        const { chat, contact } = await call('fetchChat', { id })
        assert.equal(contact.id, id)
        assert.equal(chat?.userId, id)
        assert.equal(chat?.unseenMsgs, 0)
      }
      assert.ok((await list()).every(({ chat }) => chat.unseenMsgs === 0))
    },
  ],
  [
    'chat: the first message to a contact opens the chat and returns it, the second does not',
    async (caller) => {
      const [stranger] = await strangers(caller)
      assert.ok(stranger)
      const { id } = stranger
      assert.equal((await caller.call('fetchChat', { id })).chat, undefined)
      const { id: senderId } = await caller.call('fetchProfileUser', {})
      const first = await caller.call('sendMessage', { id, message: 'Hello there', senderId })
      assert.equal(first.chat?.userId, id)
      assert.deepEqual(first.chat?.chat, [first.newMessageData])
      const second = await caller.call('sendMessage', { id, message: 'Still there?', senderId })
      assert.equal('chat' in second, false)
      assert.equal(second.newMessageData.message, 'Still there?')
      assert.equal(second.newMessageData.senderId, senderId)
      const { chat } = await caller.call('fetchChat', { id })
      assert.deepEqual(chat?.chat, [first.newMessageData, second.newMessageData])
    },
  ],
  [
    'chat: an unknown contact is 404',
    async ({ raw }) => {
      assert.equal((await raw('GET', '/apps/chat/chats/999999')).status, 404)
      const message = { message: 'Anybody?', senderId: 11 }
      assert.equal((await raw('POST', '/apps/chat/chats/999999', message)).status, 404)
    },
  ],
]
