import { expect, it } from 'vitest'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

/** An upload whose bytes come when they like; `end` breaks it off. */
function slowUpload(token: string) {
  let end = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('--grenze\r\n'))
      end = () => controller.error(new Error('broken off'))
    },
  })
  const answer = backend.app.request('/api/zielgruppe/', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=grenze' },
    body,
    duplex: 'half',
  } as RequestInit)
  return { answer: Promise.resolve(answer).catch(() => null), end: () => end() }
}

it('LOAD-06 thirty slow uploads keep nobody from reading; the next one is told to wait, and goes when one has ended', async () => {
  const token = await backend.login('kunde@example.org')
  const slow = Array.from({ length: 30 }, () => slowUpload(token))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await backend.call(token, 'fetchZielgruppen', {})).zielgruppen).toBeInstanceOf(Array)
  const refused = await slowUpload(token).answer
  expect(refused?.status).toBe(429)
  expect(await refused?.text()).toContain('Gerade werden viele Dateien hochgeladen.')
  for (const { end } of slow) end()
  await Promise.all(slow.map(({ answer }) => answer))
  const next = slowUpload(token)
  next.end()
  expect((await next.answer)?.status).not.toBe(429)
})
