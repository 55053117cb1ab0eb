import assert from 'node:assert/strict'
import type { Caller } from '../caller.ts'
import type { Quirk } from './quirk.ts'

const FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'starred', 'trash']

const idsIn = async ({ call }: Caller, folder: string) =>
  (await call('fetchEmails', { folder })).emails.map(({ id }) => id)

export const emailQuirks: Quirk[] = [
  [
    'e-mail: without a folder it is the inbox',
    async (caller) => {
      const { emails } = await caller.call('fetchEmails', {})
      assert.deepEqual(
        emails.map(({ id }) => id),
        await idsIn(caller, 'inbox'),
      )
      assert.ok(emails.every(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted))
    },
  ],
  [
    'e-mail: starred crosses the folders, deleted mails are in the trash only',
    async (caller) => {
      const { emails: starred } = await caller.call('fetchEmails', { folder: 'starred' })
      assert.ok(starred.length > 0 && starred.every(({ isStarred, isDeleted }) => isStarred && !isDeleted))
      const trash = await idsIn(caller, 'trash')
      assert.ok(trash.length > 0)
      for (const folder of FOLDERS.slice(0, 5)) {
        const ids = await idsIn(caller, folder)
        assert.ok(trash.every((id) => !ids.includes(id)))
      }
    },
  ],
  [
    'e-mail: q searches sender and subject, a label narrows further',
    async ({ call }) => {
      const { emails } = await call('fetchEmails', {})
      const [first] = emails
      assert.ok(first)
      for (const q of [first.from.name.toUpperCase(), first.subject.slice(3)])
        assert.ok((await call('fetchEmails', { q })).emails.some(({ id }) => id === first.id))
      assert.deepEqual((await call('fetchEmails', { q: 'no mail says this' })).emails, [])
      const { emails: labelled } = await call('fetchEmails', { label: 'company' })
      assert.deepEqual(
        labelled,
        emails.filter(({ labels }) => labels.includes('company')),
      )
    },
  ],
  [
    'e-mail: the meta counts unread mails per folder, whatever is searched for',
    async ({ call }) => {
      const { emailsMeta } = await call('fetchEmails', { q: 'no mail says this', folder: 'sent' })
      for (const folder of ['inbox', 'draft', 'spam'] as const) {
        const { emails } = await call('fetchEmails', { folder })
        assert.equal(emailsMeta[folder], emails.filter(({ isRead }) => !isRead).length, folder)
      }
    },
  ],
  [
    'e-mail: an update changes every named mail, and the counts follow',
    async ({ call }) => {
      const { emails, emailsMeta } = await call('fetchEmails', {})
      const emailIds = emails.slice(0, 3).map(({ id }) => id)
      await call('updateEmails', { emailIds, dataToUpdate: { isRead: false } })
      const unread = (await call('fetchEmails', {})).emailsMeta.inbox
      await call('updateEmails', { emailIds, dataToUpdate: { isRead: true, isStarred: true } })
      const after = await call('fetchEmails', {})
      assert.equal(after.emailsMeta.inbox, unread - 3)
      assert.equal(after.emailsMeta.spam, emailsMeta.spam)
      assert.ok(after.emails.slice(0, 3).every(({ isRead, isStarred }) => isRead && isStarred))
    },
  ],
  [
    'e-mail: a mail moves to the trash, back, and to another folder',
    async (caller) => {
      const [id = 0] = await idsIn(caller, 'inbox')
      const update = (dataToUpdate: Parameters<typeof caller.call<'updateEmails'>>[1]['dataToUpdate']) =>
        caller.call('updateEmails', { emailIds: [id], dataToUpdate })
      const where = async () => {
        const all = await Promise.all(FOLDERS.map(async (folder) => [folder, await idsIn(caller, folder)] as const))
        return all.flatMap(([folder, ids]) => (ids.includes(id) && folder !== 'starred' ? [folder] : []))
      }
      await update({ isDeleted: true })
      assert.deepEqual(await where(), ['trash'])
      await update({ isDeleted: false, folder: 'spam' })
      assert.deepEqual(await where(), ['spam'])
      await update({ folder: 'inbox' })
      assert.deepEqual(await where(), ['inbox'])
    },
  ],
  [
    'e-mail: a label is toggled for each mail by itself',
    async ({ call }) => {
      const all = async () => (await call('fetchEmails', {})).emails
      const before = await all()
      const has = before.find(({ labels }) => labels.includes('company'))
      const lacks = before.find(({ labels }) => !labels.includes('company'))
      assert.ok(has && lacks)
      const emailIds = [has.id, lacks.id]
      await call('updateEmailsLabel', { emailIds, label: 'company' })
      const toggled = await all()
      assert.equal(toggled.find(({ id }) => id === has.id)?.labels.includes('company'), false)
      assert.equal(toggled.find(({ id }) => id === lacks.id)?.labels.includes('company'), true)
      await call('updateEmailsLabel', { emailIds, label: 'company' })
      assert.deepEqual(
        (await all()).map(({ labels }) => labels.toSorted()),
        before.map(({ labels }) => labels.toSorted()),
      )
    },
  ],
  [
    'e-mail: next and previous walk through a folder and end in 404',
    async (caller) => {
      const ids = await idsIn(caller, 'inbox')
      for (const [index, emailId] of ids.entries()) {
        const steps = [
          ['next', ids[index + 1]],
          ['previous', ids[index - 1]],
        ] as const
        for (const [dir, expected] of steps)
          if (expected === undefined) {
            const answer = await caller.raw('GET', `/apps/email/paginate-email?dir=${dir}&emailId=${emailId}`)
            assert.deepEqual(answer, { status: 404, body: null })
          } else assert.equal((await caller.call('paginateEmail', { dir, emailId })).id, expected)
      }
    },
  ],
  [
    'e-mail: no neighbour of an unknown mail, of no mail and in no direction',
    async ({ raw }) => {
      for (const query of ['dir=next&emailId=999999', 'dir=next', 'emailId=1', 'dir=sideways&emailId=1'])
        assert.deepEqual(await raw('GET', `/apps/email/paginate-email?${query}`), { status: 404, body: null }, query)
    },
  ],
]
