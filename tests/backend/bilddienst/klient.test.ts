import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBildServer } from '#tests/support/bilddienst.ts'
import { foreignClients, IMAGE_CLIENT } from '#tests/support/foreignClients.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { run } from '../apizugang/programs.ts'
import { KLIENT_ANFRAGE } from './klientAnfrage.ts'

/** What somebody writes with OpenAI's client: a picture, five refusals and a cut, and a picture that takes long. */
const PROGRAM = `
import OpenAI from 'openai'

const client = new OpenAI({ baseURL: process.env.DIENST_URL + '/v1', apiKey: 'sk-test', maxRetries: 0 })
const size = async () => {
  const { data } = await client.images.generate(${JSON.stringify(KLIENT_ANFRAGE.body)})
  const png = Buffer.from(data[0].b64_json, 'base64')
  return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)].join(' ')
}
console.log(await size())
for (let n = 0; n < 6; n += 1) {
  const fault = await size().catch((error) => error)
  console.log(fault.constructor.name, fault.status, fault.code)
}
console.log(await size())
`

test(
  'the server of these tests serves the client of OpenAI as OpenAI does',
  { tags: ['proof'], timeout: 300_000 },
  async () => {
    const tools = await foreignClients(IMAGE_CLIENT)
    if (tools === null) throw new Error('the client could not be installed')
    const folder = await temporaryFolder()
    await symlink(join(tools, 'node_modules'), join(folder, 'node_modules'), 'junction')
    await writeFile(join(folder, 'client.mjs'), PROGRAM)
    const server = await openBildServer('slow')
    server.naechste = ['ok', 'policy', 'refused', 'busy', 'notFound', 'error', 'cut']
    let done = false
    const ended = run(process.execPath, join(folder, 'client.mjs'), { DIENST_URL: server.url }, folder).finally(() => {
      done = true
    })
    await expect.poll(() => server.anfragen.length, { timeout: 120_000 }).toBe(8)
    expect(done).toBe(false)
    server.release()
    const { output } = await ended
    await server.close()
    expect(output.trim().split('\n')).toEqual([
      'PNG 1536 1024',
      'BadRequestError 400 content_policy_violation',
      'AuthenticationError 401 invalid_api_key',
      'RateLimitError 429 rate_limit_exceeded',
      'NotFoundError 404 model_not_found',
      'InternalServerError 500 server_error',
      expect.stringMatching(/Error undefined/),
      'PNG 1536 1024',
    ])
    expect(server.anfragen[0]).toMatchObject(KLIENT_ANFRAGE)
  },
)
