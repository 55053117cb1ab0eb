import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findExecutable, launchOptions } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const COPIED = [
  'src',
  'locales',
  'public',
  'mocks/demo',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** The project once more, to change its files while others read them; packages are the same. */
async function copyProject(): Promise<string> {
  const folder = await temporaryFolder()
  for (const path of COPIED) await cp(path, join(folder, path), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir('node_modules'))
    if (name !== '.vite') await symlink(resolve('node_modules', name), join(folder, 'node_modules', name))
  return folder
}

async function startVite(folder: string) {
  const port = await freePort()
  const { VITEST: _, ...env } = process.env
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--strictPort'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'development', PORT: String(port) },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await fetch(`${url}/login`).catch(() => null)))
    await new Promise((done) => setTimeout(done, 100))
  return { url, stop: () => child.kill() }
}

/** Calls of the page go to a stand-in of this test. */
async function answerFrom({ app }: TestBackend, page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request()
      const body = request.postDataBuffer()
      const response = await app.request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    },
  )
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

const hasBrowser = findExecutable() !== undefined
let folder: string
let server: Awaited<ReturnType<typeof startVite>>
let backend: TestBackend
let browser: Browser
beforeAll(async () => {
  if (!hasBrowser) return
  folder = await copyProject()
  server = await startVite(folder)
  backend = await createTestBackend()
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser?.close()
  await backend?.close()
  server?.stop()
})

test.skipIf(!hasBrowser)(
  'in development a page keeps its state when its words change, in the code or in the texts',
  { tags: ['proof'] },
  async () => {
    const page = await browser.newPage()
    await answerFrom(backend, page)
    await page.goto(`${server.url}/login`)
    await page.getByLabel('E-Mail').fill('kunde@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('Postkarte-2026!')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.waitForURL('**/dashboard')
    await page.goto(`${server.url}/zielgruppe`)
    const heading = page.getByRole('heading', { name: 'Zielgruppen', level: 1 })
    await heading.waitFor()
    // Gone with the element, if the page were drawn anew or loaded again.
    await heading.evaluate((element) => element.setAttribute('data-kept', ''))

    const file = 'src/features/zielgruppe/pages/ZielgruppeListPage.tsx'
    await change(join(folder, file), "subtitle={t('list.subtitle')}", 'subtitle="Ganz andere Worte"')
    await page.getByText('Ganz andere Worte').waitFor()
    await change(join(folder, 'locales/de/zielgruppe.json'), '"title": "Zielgruppen"', '"title": "Leute"')
    const renamed = page.getByRole('heading', { name: 'Leute', level: 1 })
    await renamed.waitFor()
    expect(await renamed.getAttribute('data-kept')).toBe('')
  },
)

test.skipIf(!hasBrowser)(
  'LOAD-10 the development server reads no file of the database that its own process has open',
  { tags: ['proof'] },
  async () => {
    await mkdir(join(folder, '.data'))
    for (const name of ['.data/postkampagne.sqlite', '.data/postkampagne.sqlite-wal', 'anders.sqlite']) {
      await writeFile(join(folder, name), 'Daten')
      for (const address of [`/${name}`, `/${name}?raw`, `/@fs${folder}/${name}`])
        expect([address, (await fetch(server.url + address)).status]).toEqual([address, 403])
    }
  },
)
