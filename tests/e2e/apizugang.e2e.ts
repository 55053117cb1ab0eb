import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The customer's own program: takes every message and keeps its head and body. */
async function startProgram() {
  const messages: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      messages.push({ headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, messages, stop: () => server.close() }
}

test('a program gets a token, is heard, hears back and is shut out again', async ({ page, problems }) => {
  const program = await startProgram()
  await enter(page, '/apizugang')
  const secretOf = (title: string) => page.getByRole('dialog', { name: title }).locator('code').innerText()

  const token = await test.step('a token is made on the page', async () => {
    await page.getByRole('button', { name: 'Token erstellen' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Token erstellen' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kassensystem')
    await dialog.getByRole('radio', { name: /^Live/ }).check()
    await dialog.getByRole('button', { name: 'Token erstellen' }).click()
    const secret = await secretOf('Token erstellt')
    expect(secret).toMatch(/^pk_live_/)
    const shown = page.getByRole('dialog', { name: 'Token erstellt' })
    // Closed without a copy only at the second try.
    await shown.getByRole('button', { name: 'Fertig' }).click()
    await shown.getByRole('button', { name: 'Trotzdem schließen' }).click()
    await expect(page.getByRole('row', { name: /Kassensystem/ })).toContainText('Aktiv')
    return secret
  })
  const call = () =>
    page.request.get('/api/kampagne/', {
      params: { aktion: 'fetchKampagnen' },
      headers: { Authorization: `Bearer ${token}` },
    })

  await test.step('the request stands in the log under its number', async () => {
    const answer = await call()
    expect(answer.status()).toBe(200)
    expect(answer.headers()['ratelimit-remaining']).toMatch(/^\d+$/)
    await page.getByRole('tab', { name: 'Anfragen' }).click()
    const row = page.getByRole('row', { name: /GET fetchKampagnen 200/ })
    await expect(row).toContainText(answer.headers()['x-anfrage'] ?? 'no number')
    await expect(row).toContainText('Kassensystem')
  })

  await test.step('a ping arrives, signed', async () => {
    await page.getByRole('tab', { name: 'Webhooks' }).click()
    await page.getByRole('button', { name: 'Webhook erstellen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Webhook erstellen' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lager')
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill(program.url)
    await dialog.getByRole('button', { name: 'Webhook erstellen' }).click()
    expect(await secretOf('Webhook erstellt')).toMatch(/^whsec_/)
    const shown = page.getByRole('dialog', { name: 'Webhook erstellt' })
    await shown.getByRole('button', { name: 'Fertig' }).click()
    await shown.getByRole('button', { name: 'Trotzdem schließen' }).click()
    await page.getByRole('button', { name: 'Ping an Lager senden' }).click()
    await expect(page.getByRole('row', { name: /ping Lager/ })).toContainText('Zugestellt (204)')
    // It hears of what other tests do meanwhile, too.
    const pings = program.messages.filter(({ body }) => body.includes('"ereignis":"ping"'))
    expect(pings).toHaveLength(1)
    expect(pings[0]?.headers['webhook-signature']).toMatch(/^v1,/)
  })

  await test.step('revoked, the token is worth nothing', async () => {
    await page.getByRole('tab', { name: 'Tokens' }).click()
    await page.getByRole('button', { name: 'Aktionen für Kassensystem' }).click()
    await page.getByRole('menuitem', { name: 'Widerrufen' }).click()
    await page.getByRole('button', { name: 'Token widerrufen' }).click()
    await expect(page.getByRole('row', { name: /Kassensystem/ })).toContainText('Widerrufen')
    expect((await call()).status()).toBe(401)
  })
  program.stop()
  expect(problems).toEqual([])
})
