import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { gate } from '#tests/support/gate.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { createTestBackend } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const FARBE = 'Markenfarbe (optional)'
type App = Awaited<ReturnType<typeof renderApp>>

const part = (name: string) => screen.findByRole('region', { name })
const stored = ({ backend }: App) =>
  backend.db.selectFrom('kunde').selectAll().where('idPtKunde', '=', 1).executeTakeFirstOrThrow()

async function logo(): Promise<File> {
  const png = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#1a7f5a' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' })
}

async function type(app: App, region: HTMLElement, name: string, value: string): Promise<void> {
  const field = within(region).getByRole('textbox', { name })
  await app.user.clear(field)
  await app.user.type(field, value)
}

/** Holds the answers of one call back until told. */
function hold(aktion: string) {
  const { opened, open } = gate()
  return {
    open,
    intercept: async (call: { aktion: string | null }) => {
      if (call.aktion === aktion) await opened
      return null
    },
  }
}

describe('changes of the account beside each other in one tab', () => {
  test.each(['uploadLogo', 'saveMarkenfarbe'])('colour saved while the logo is on its way, %s last', async (last) => {
    const { open, intercept } = hold(last)
    const app = await renderApp('/konto#marke', { as: KUNDE, intercept })
    const marke = await part('Logo und Farbe')
    await app.user.upload(within(marke).getByLabelText('Logodatei'), await logo())
    await type(app, marke, FARBE, '#1a7f5a')
    await app.user.click(within(marke).getByRole('button', { name: 'Speichern' }))
    const first = last === 'uploadLogo' ? 'markenfarbe' : 'logo'
    await waitFor(async () => expect((await stored(app))[first]).not.toBeNull())
    open()
    await waitFor(async () => expect(await stored(app)).toMatchObject({ markenfarbe: '#1a7f5a', markeVersion: 3 }))
    expect(await within(marke).findByRole('img', { name: /Logo von/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(within(marke).queryByRole('alert')).not.toBeInTheDocument()
  })

  test('colour saved right after the logo', async () => {
    const app = await renderApp('/konto#marke', { as: KUNDE })
    const marke = await part('Logo und Farbe')
    await type(app, marke, FARBE, '#1a7f5a')
    await app.user.upload(within(marke).getByLabelText('Logodatei'), await logo())
    await within(marke).findByRole('img', { name: /Logo von/ })
    await app.user.click(within(marke).getByRole('button', { name: 'Speichern' }))
    await waitFor(async () => expect(await stored(app)).toMatchObject({ markenfarbe: '#1a7f5a', markeVersion: 3 }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('an answer that was lost on the way: the same again is simply saved', async () => {
    const backend = await createTestBackend()
    onTestFinished(() => backend.close())
    let broken = true
    const app = await renderApp('/konto', {
      as: KUNDE,
      backend,
      intercept: async ({ aktion }) => {
        if (!broken || aktion !== 'saveDatenschutzKontakt') return null
        broken = false
        const datenschutzKontakt = 'dsb@example.org'
        await backend.call(await backend.login(KUNDE), 'saveDatenschutzKontakt', { datenschutzKontakt, version: 1 })
        return new Response('', { status: 502 })
      },
    })
    const datenschutz = await part('Datenschutzkontakt')
    await type(app, datenschutz, 'Kontakt für Widersprüche', 'dsb@example.org')
    await app.user.click(within(datenschutz).getByRole('button', { name: 'Speichern' }))
    await within(datenschutz).findByRole('alert')
    await app.user.click(within(datenschutz).getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(within(datenschutz).queryByRole('alert')).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect((await stored(app)).datenschutzKontakt).toBe('dsb@example.org')
  })

  test('a colour that a colleague chose meanwhile is still asked for, also after the own logo', async () => {
    const app = await renderApp('/konto#marke', { as: KUNDE })
    const marke = await part('Logo und Farbe')
    const token = await app.backend.login(KUNDE)
    await app.backend.call(token, 'saveMarkenfarbe', { markenfarbe: '#aa0000', version: 1 })
    await app.user.upload(within(marke).getByLabelText('Logodatei'), await logo())
    await within(marke).findByRole('img', { name: /Logo von/ })
    await type(app, marke, FARBE, '#1a7f5a')
    await app.user.click(within(marke).getByRole('button', { name: 'Speichern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
    expect(within(dialog).getByText('#aa0000')).toBeVisible()
    expect((await stored(app)).markenfarbe).toBe('#aa0000')
  })
})
