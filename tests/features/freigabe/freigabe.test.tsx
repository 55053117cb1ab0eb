import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import {
  ALLES_BESTAETIGT,
  approve,
  draft,
  fetchK,
  flowForEach,
  lassWarnen,
  release,
  seitenMitQr,
  ZWEI_PERSONEN,
} from '#tests/backend/kampagneFlow.ts'
import { image } from '#tests/engines/print/fixtures.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const flow = flowForEach()

/** As in a browser that draws. */
const openSheet = (key: string) => {
  standInForBrowser()
  return open(key)
}
const open = (key: string) => renderApp(`/kampagne/freigeben/${key}`, { backend: flow })
type Reader = Awaited<ReturnType<typeof renderApp>>['user']

/** Both sides, as who approves has to look at them. */
async function lookAtBoth(user: Reader): Promise<void> {
  expect(await screen.findByText(/^Noch ansehen: Rückseite\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Umdrehen' }))
  await waitFor(() => expect(screen.queryByText(/^Noch ansehen/)).toBeNull())
}

const stateOf = async (idPtKampagne: number) => (await fetchK(flow, idPtKampagne)).state

describe('public approval page', () => {
  test('LNK-10 approves with a name and four ticks, no trace in title or index; the page becomes the receipt', async () => {
    const { kampagne, key } = await release(flow, await draft(flow, { bezeichnung: 'Geheimprojekt' }))
    const { user } = await openSheet(key)
    expect(await screen.findByRole('heading', { level: 1, name: 'Bitte prüfen und freigeben' })).toBeVisible()
    expect(document.title).not.toContain('Geheimprojekt')
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    expect(screen.getByText('https://laden.example.org/aktion')).toBeVisible()

    await lookAtBoth(user)
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    const dialog = await screen.findByRole('dialog', { name: 'Druckvorlage freigeben' })
    await user.click(within(dialog).getByRole('button', { name: 'Verbindlich freigeben' }))
    const missing = within(await within(dialog).findByRole('alert')).getAllByRole('link')
    expect(new Set(missing.map((link) => link.textContent)).size).toBe(4)
    expect(await stateOf(kampagne.idPtKampagne)).toBe('inInternerFreigabe')
    for (const tick of within(dialog).getAllByRole('checkbox')) await user.click(tick)
    await user.clear(within(dialog).getByRole('textbox', { name: 'Ihr Name' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Ihr Name' }), 'Dr. Paula Prüferin')
    await user.click(within(dialog).getByRole('button', { name: 'Verbindlich freigeben' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Entscheidung' })).toBeVisible()
    expect(screen.getByText('Dr. Paula Prüferin')).toBeVisible()
    // It stands above the sheet that was on the screen.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Freigegeben' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
    expect(await stateOf(kampagne.idPtKampagne)).toBe('inBezahlung')
  })

  test('says which warnings were left as they are, by whom and for how many pieces', async () => {
    await lassWarnen(flow)
    const { key } = await release(flow, await draft(flow))
    await open(key)
    const gelassen = await screen.findByRole('region', { name: 'So gelassen trotz Warnung der Druckprüfung' })
    expect(gelassen).toHaveTextContent('hat diese Warnungen gesehen und lässt so drucken:Vorderseite: „Gruß“')
    expect(gelassen).toHaveTextContent(/Betrifft \d+ Stück\.$/)
  })

  test('the campaign’s page says the same with euros', async () => {
    await lassWarnen(flow)
    const { kampagne } = await release(flow, await draft(flow))
    await renderApp(`/kampagne/editieren/${kampagne.idPtKampagne}`, { as: 'kunde@example.org', backend: flow })
    const befunde = await screen.findByRole('region', { name: /^Druckprüfung/ })
    expect(befunde).toHaveTextContent(
      /Warnung: „Gruß“.*Betrifft Druck und Versand für .*€So gelassen von .*, 20\.11\.2026/,
    )
  })

  test('without a warning nothing was left as it is', async () => {
    const { key } = await release(flow, await draft(flow))
    await open(key)
    await screen.findByRole('heading', { level: 1, name: 'Bitte prüfen und freigeben' })
    expect(screen.queryByRole('region', { name: /So gelassen/ })).toBeNull()
  })

  test('asks for changes with a reason that reaches the owner', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    const { user } = await open(key)
    await user.click(await screen.findByRole('button', { name: 'Änderungen anfordern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Änderungen anfordern' })
    await user.click(within(dialog).getByRole('button', { name: 'Änderungen anfordern' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bitte beschreiben Sie')
    await user.type(within(dialog).getByRole('textbox', { name: /Was soll geändert/ }), 'Telefonnummer fehlt')
    await user.click(within(dialog).getByRole('button', { name: 'Änderungen anfordern' }))
    expect(await screen.findByText('Änderungen angefordert')).toBeVisible()
    const after = await fetchK(flow, kampagne.idPtKampagne)
    expect(after.state).toBe('inBearbeitungKorrektur')
    expect(after.freigaben[0]?.anmerkung).toBe('Telefonnummer fehlt')
  })

  test('says by when the dispatch date needs the answer, with the day of the week', async () => {
    const { key } = await release(flow, await draft(flow))
    await open(key)
    expect(await screen.findByText('Bitte entscheiden Sie bis Fr, 27.11.2026, 24 Uhr (Zeit in Berlin).')).toBeVisible()
  })

  test('LNK-06 after the first of two approvals the receipt says what is missing, and who has decided', async () => {
    const { keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
    const [first = ''] = keys
    await approve(flow, first)
    await open(first)
    const receipt = await screen.findByRole('region', { name: 'Ihre Freigabe ist eingegangen' })
    expect(receipt).toHaveTextContent('Es fehlt noch: 1 von 2 Freigaben. Erst danach kann')
    expect(receipt).not.toHaveTextContent('kann die Kampagne jetzt beauftragen')
    const round = within(receipt).getByRole('region', { name: 'Freigaben: 1 von 2' })
    const people = within(round).getAllByRole('listitem')
    expect(people[0]).toHaveTextContent(/^Paula Prüferin \(Sie\)hat am 20\.11\.2026, \d\d:\d\d Uhr freigegeben$/)
    expect(people[1]).toHaveTextContent('Quirin Querleserhat noch nicht entschieden')
  })

  test('LNK-03 a passed deadline is said, and only changes can still be asked for', async () => {
    const { key } = await release(flow, await draft(flow))
    await flow.advance(8)
    await open(key)
    expect(await screen.findByText('Die Frist für die Freigabe ist seit Fr, 27.11.2026 abgelaufen')).toBeVisible()
    expect(screen.getByText(/Der Versand am Fr, 04\.12\.2026 ist nicht mehr zu halten/)).toBeVisible()
    expect(screen.queryByText(/Bitte entscheiden Sie bis/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Freigeben' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Änderungen anfordern' })).toBeEnabled()
  })

  test('an expired link shows nothing and can ask for a new one', async () => {
    const { key } = await release(flow, await draft(flow, { bezeichnung: 'Geheimprojekt' }), { gueltigTage: 1 })
    await flow.advance(3)
    const { user } = await open(key)
    expect(await screen.findByText('Dieser Link ist abgelaufen')).toBeVisible()
    expect(screen.queryByText(/Geheimprojekt/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Neuen Link anfordern' }))
    expect(await screen.findByText(/Wir haben Ihre Anfrage weitergeleitet/)).toBeVisible()
    const mails = await flow.db.selectFrom('mail').select('betreff').execute()
    expect(mails.some(({ betreff }) => betreff.startsWith('Neuer Freigabelink angefordert'))).toBe(true)
  })

  test('a late decision says who was faster and when, and keeps the text', async () => {
    const { keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN, quorum: 'einer' })
    const [first = '', second = ''] = keys
    const { user } = await open(second)
    await user.click(await screen.findByRole('button', { name: 'Änderungen anfordern' }))
    await approve(flow, first)
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: /Was soll geändert/ }), 'Mein langer Text')
    await user.click(within(dialog).getByRole('button', { name: 'Änderungen anfordern' }))
    expect(await screen.findByText(/Paula Prüferin hat am \d\d\.\d\d\.\d{4}.* bereits entschieden/)).toBeVisible()
    expect(screen.getByText('Mein langer Text')).toBeVisible()
    expect(await screen.findByText('Die Freigabe ist abgeschlossen')).toBeVisible()
  })

  test('a receipt that is opened again takes no focus', async () => {
    const { key } = await release(flow, await draft(flow))
    await approve(flow, key)
    await open(key)
    expect(await screen.findByRole('region', { name: 'Freigegeben' })).not.toHaveFocus()
  })

  test.each([
    ['', 'Dieser Link ist ungültig'],
    ['x', 'Dieser Link ist ungültig'],
    ['A'.repeat(43), 'Dieser Link ist ungültig'],
  ])('an unknown key "%s" gets the neutral page', async (key, title) => {
    await open(key)
    expect(await screen.findByText(title)).toBeVisible()
  })

  test.each([
    (key: string) => `${key}.`,
    (key: string) => `${key}%3E`,
    (key: string) => `${key}/>`,
    (key: string) => `${key.slice(0, 20)}%0D%0A${key.slice(20)}`,
    (key: string) => `${key}&data=05%7C02&sdata=x%3D&reserved=0`,
  ])('LNK-02 what a mail program glues onto the link is cut off (%#)', async (mangle) => {
    const { key } = await release(flow, await draft(flow))
    const { address } = await open(mangle(key))
    expect(await screen.findByRole('button', { name: 'Änderungen anfordern' })).toBeVisible()
    expect(address()).toBe(`/kampagne/freigeben/${key}`)
  })

  test('a link that was taken back says so and shows no content', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    const { idPtKampagne, version } = kampagne
    await flow.call(flow.kunde, 'freigabeZurueckziehen', { idPtKampagne, version })
    await open(key)
    expect(await screen.findByText('Diese Freigabe wurde zurückgezogen')).toBeVisible()
    expect(screen.getByText('Es ging um die Kampagne „Herbstaktion“.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })

  test('turns the sheet and comes closer', async () => {
    const { key } = await release(flow, await draft(flow))
    const { user } = await open(key)
    await user.click(await screen.findByRole('button', { name: 'Umdrehen' }))
    expect(screen.getByText('Rückseite wird angezeigt')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Größer' }))
    expect(screen.getByText('150 %')).toBeVisible()
  })

  test('on a phone the real size is larger than the whole sheet, and the next step larger still', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    const { key } = await release(flow, await draft(flow))
    const { user } = await open(key)
    await user.click(await screen.findByRole('button', { name: 'Originalgröße' }))
    expect(screen.getByText('228 %')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Größer' }))
    expect(screen.getByText('300 %')).toBeVisible()
    width.mockRestore()
  })

  test('a double click decides once', async () => {
    const { key } = await release(flow, await draft(flow))
    const { vorlage } = await flow.call(null, 'fetchFreigabe', { hashKey: key })
    expect(vorlage?.snapshotHash).toHaveLength(64)
    const { user } = await openSheet(key)
    await lookAtBoth(user)
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    const dialog = await screen.findByRole('dialog')
    for (const tick of within(dialog).getAllByRole('checkbox')) await user.click(tick)
    await user.dblClick(within(dialog).getByRole('button', { name: 'Verbindlich freigeben' }))
    expect(await screen.findByText('Freigegeben')).toBeVisible()
    const rows = await flow.db.selectFrom('freigabe').select(['entscheidung', 'bestaetigt']).execute()
    await waitFor(() => expect(rows).toHaveLength(1))
    expect(JSON.parse(rows[0]?.bestaetigt ?? '')).toEqual([...ALLES_BESTAETIGT])
  })
})

describe('what has been shown', () => {
  const giveTicks = async (user: Reader) => {
    const dialog = await screen.findByRole('dialog', { name: 'Druckvorlage freigeben' })
    for (const tick of within(dialog).getAllByRole('checkbox')) await user.click(tick)
    await user.click(within(dialog).getByRole('button', { name: 'Verbindlich freigeben' }))
  }
  const storedOf = async () => {
    const { gezeigt } = await flow.db.selectFrom('freigabe').select('gezeigt').executeTakeFirstOrThrow()
    return JSON.parse(gezeigt ?? 'null') as unknown
  }

  test('"Freigeben" leads to the side that was not looked at, decides then, and records both', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    const { user } = await openSheet(key)
    await screen.findByText(/^Noch ansehen: Rückseite\./)
    const button = screen.getByRole('button', { name: 'Freigeben' })
    expect(button).toHaveAccessibleDescription('Noch ansehen: Rückseite. „Freigeben“ zeigt sie Ihnen.')
    await user.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Rückseite wird angezeigt')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Ansicht der Sendung, verschiebbar' })).toHaveFocus()
    await waitFor(() => expect(button).toHaveAccessibleDescription(''))
    await user.click(button)
    await giveTicks(user)
    expect(await screen.findByText('Vorderseite, Rückseite')).toBeVisible()
    expect(await storedOf()).toEqual([
      { seite: 'vorderseite', weg: 'bild' },
      { seite: 'rueckseite', weg: 'bild' },
    ])
    const mail = await flow.db.selectFrom('mail').select('text').where('betreff', 'like', 'Beleg%').executeTakeFirst()
    expect(mail?.text).toContain('Gezeigt: Vorderseite, Rückseite\nFassung 1, Prüfsumme')
    expect((await fetchK(flow, kampagne.idPtKampagne)).freigaben[0]?.gezeigt).toHaveLength(2)
  })

  test('by keyboard the words of a side stand for its picture, and are all that is printed', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    const { user } = await openSheet(key)
    await screen.findByText(/^Noch ansehen: Rückseite\./)
    const words = screen.getByRole('button', { name: 'Rückseite als Text' })
    words.focus()
    await user.keyboard('{Enter}')
    const text = await screen.findByRole('region', { name: 'Rückseite als Text' })
    await waitFor(() =>
      expect(text.textContent.replaceAll(/\s/g, '')).toContain(
        kampagne.datenschutzText.slice(0, 30).replaceAll(/\s/g, ''),
      ),
    )
    screen.getByRole('button', { name: 'Freigeben' }).focus()
    await user.keyboard('{Enter}')
    await giveTicks(user)
    expect(await screen.findByText('Vorderseite, Rückseite (als Text)')).toBeVisible()
  })

  /** The front gets a picture. */
  async function mitBild(): Promise<void> {
    const { idPtWerbemittel } = flow
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
      .png()
      .toBuffer()
    const sha256 = await flow.context.files.put(new Uint8Array(bytes))
    const px = { breitePx: 60, hoehePx: 40, farbraum: 'rgb', bytes: bytes.length } as const
    const named = { idPtKunde: 1, name: 'motiv.png', mime: 'image/png', quelle: 'upload', erstelltAm: '' } as const
    await flow.db
      .insertInto('asset')
      .values({ assetId: 'motiv', sha256, ...px, ...named })
      .execute()
    await flow.db.insertInto('werbemittelAsset').values({ idPtWerbemittel, assetId: 'motiv' }).execute()
    const seiten = seitenMitQr('maxipostkarte').map((seite) =>
      seite.side === 'vorderseite'
        ? { ...seite, layers: [...seite.layers, image({ assetId: 'motiv', w: 4, h: 3 })] }
        : seite,
    )
    await flow.db
      .updateTable('werbemittel')
      .set({ seiten: JSON.stringify(seiten) })
      .execute()
  }

  test.each([404, 403])(
    'a picture that is answered with %i is said and offered again; until then nothing is approved',
    async (status) => {
      await mitBild()
      standInForBrowser()
      const { key } = await release(flow, await draft(flow))
      let blocked = true
      const { user } = await renderApp(`/kampagne/freigeben/${key}`, {
        backend: flow,
        intercept: ({ aktion }) =>
          aktion === 'downloadFreigabeAsset' && blocked ? new Response('<p>blocked</p>', { status }) : null,
      })
      expect(await screen.findByText(/^Ein Teil der Druckvorlage ist nicht geladen/)).toBeVisible()
      const button = screen.getByRole('button', { name: 'Freigeben' })
      expect(button).toHaveAccessibleDescription('Ein Bild fehlt noch. „Freigeben“ führt dorthin.')
      await user.click(button)
      expect(screen.queryByRole('dialog')).toBeNull()
      const again = screen.getByRole('button', { name: 'Erneut laden' })
      expect(again).toHaveFocus()
      blocked = false
      await user.click(again)
      await lookAtBoth(user)
      expect(screen.queryByText(/ist nicht geladen/)).toBeNull()
      await user.click(button)
      expect(await screen.findByRole('dialog', { name: 'Druckvorlage freigeben' })).toBeVisible()
    },
  )

  test('a call without the page says that nothing was shown', async () => {
    const { key } = await release(flow, await draft(flow))
    await approve(flow, key)
    expect(await storedOf()).toEqual([])
    await open(key)
    expect(await screen.findByText('nichts (Aufruf ohne die Freigabeseite)')).toBeVisible()
  })
})

describe('signed in', () => {
  test('an approver decides from the campaign: the frozen sheet, the same ticks, and back', async () => {
    const personen = [{ name: 'Miriam Yıldız', email: 'freigabe@example.org' }]
    const { kampagne } = await release(flow, await draft(flow), { personen })
    const { idPtKampagne } = kampagne
    standInForBrowser()
    const { user, address } = await renderApp(`/kampagne/editieren/${idPtKampagne}`, {
      backend: flow,
      as: 'freigabe@example.org',
    })
    const step = await screen.findByRole('region', { name: 'Nächster Schritt' })
    expect(step).toHaveTextContent('Wer ist dran: Sie')
    await user.click(within(step).getByRole('button', { name: 'Freigeben' }))
    await lookAtBoth(user)
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    const dialog = await screen.findByRole('dialog', { name: 'Druckvorlage freigeben' })
    for (const tick of within(dialog).getAllByRole('checkbox')) await user.click(tick)
    await user.click(within(dialog).getByRole('button', { name: 'Verbindlich freigeben' }))
    expect(await screen.findByRole('region', { name: 'Freigegeben' })).toHaveTextContent('Miriam Yıldız')
    await user.click(screen.getByRole('link', { name: 'Zurück zur Kampagne' }))
    await waitFor(() => expect(address()).toBe(`/kampagne/editieren/${idPtKampagne}`))
    expect(await stateOf(idPtKampagne)).toBe('inBezahlung')
  })
})
