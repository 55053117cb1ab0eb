import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ seed: 'demo' })
beforeAll(async () => {
  await addZielgruppen(Array.from({ length: 8 }, (_, index) => `Quittenbaum ${index + 1}`))
})

async function addZielgruppen(names: string[]) {
  await backend.db
    .insertInto('zielgruppe')
    .values(
      names.map((bezeichnung, index) => ({
        idPtKunde: 1,
        bezeichnung,
        typ: 'filter' as const,
        filter: '{"geschlecht":[],"kaufkraft":[],"haustyp":[],"gebiet":{"art":"deutschland"}}',
        potenzial: 7,
        potenzialStand: '2026-11-20T08:00:00.000Z',
        datenquelle: '',
        erstelltAm: '2026-11-20T08:00:00.000Z',
        geaendertAm: `2026-11-20T08:0${index}:00.000Z`,
      })),
    )
    .execute()
}

type App = Awaited<ReturnType<typeof renderApp>>
type Options = NonNullable<Parameters<typeof renderApp>[1]>

async function start({ as = 'kunde@example.org', ...rest }: Options = {}): Promise<App> {
  const app = await renderApp('/not-authorized', { as, backend, ...rest })
  await screen.findByRole('button', { name: 'Search' })
  return app
}

async function open(options?: Options): Promise<App> {
  const app = await start(options)
  await app.user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(field()).toHaveFocus())
  return app
}

const field = () => screen.getByRole('combobox', { name: 'Search' })
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })
const closed = () => waitFor(() => expect(dialog()).not.toBeInTheDocument())
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const group = (name: string) => screen.getByRole('group', { name })
const optionsOf = (name: string) =>
  within(group(name))
    .getAllByRole('option')
    .map((option) => option.textContent)
/** Name of the option that Enter would open. */
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

/** Waits until the search is done and says how much it found. */
const found = (text: string | RegExp) =>
  waitFor(() => expect(within(dialog() as HTMLElement).getByRole('status')).toHaveTextContent(text))

describe('opening and closing', () => {
  test('by its button; the field takes the focus after 150 ms; Escape closes and gives it back', async () => {
    const { user } = await open()
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    await closed()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()

    vi.useFakeTimers()
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Search' }))
      act(() => {
        vi.advanceTimersByTime(149)
      })
      expect(field()).not.toHaveFocus()
      act(() => {
        vi.advanceTimersByTime(1)
      })
      expect(field()).toHaveFocus()
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['American', { key: '?', code: 'Slash' }],
    ['German', { key: '/', code: 'Digit7' }],
  ])('by ctrl+shift+slash on the %s keyboard', async (_, keys) => {
    await start()
    // False: the browser's own meaning of the keys was prevented.
    // Nothing has the focus, so that it goes to the button afterwards.
    const heading = await screen.findByRole('heading', { level: 1 })
    act(() => heading.blur())
    expect(fireEvent.keyDown(document.body, { ...keys, ctrlKey: true, shiftKey: true })).toBe(false)
    await waitFor(() => expect(field()).toHaveFocus())
    fireEvent.keyDown(field(), { key: 'Escape' })
    await closed()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  test('plain typing opens nothing', async () => {
    await start()
    for (const keys of [
      { key: '/', code: 'Digit7', shiftKey: true },
      { key: '?', code: 'Slash', shiftKey: true },
    ])
      expect(fireEvent.keyDown(document.body, keys)).toBe(true)
    expect(dialog()).not.toBeInTheDocument()
  })

  test('closes when the focus leaves it, by Tab or to somewhere else', async () => {
    const { user } = await open()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close search, Esc' })).toHaveFocus()
    await user.tab()
    await closed()

    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(field()).toHaveFocus())
    act(() => field().blur())
    await closed()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  test('waits while another window is in front', async () => {
    await open()
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    fireEvent.blur(field())
    hasFocus.mockRestore()
    expect(dialog()).toBeVisible()
  })

  test('closes by a click beside it', async () => {
    const { user } = await open()
    const beside = dialog()?.parentElement
    await user.click(beside as HTMLElement)
    await closed()
  })
})

describe('finding', () => {
  test('groups pages, files and contacts, marks what was found and says how much', async () => {
    const { user } = await open()
    await user.type(field(), 'optik')
    await found(/\d+ results?/)
    expect(screen.getAllByRole('group').map((element) => element.getAttribute('aria-labelledby'))).not.toEqual([])
    expect(optionsOf('Files')[0]).toMatch(/^Optik Seeblick/)
    const [first] = within(group('Files')).getAllByRole('option')
    expect(first?.querySelector('mark')).toHaveTextContent('Optik')
    await user.clear(field())
    await user.type(field(), 'yildiz')
    await waitFor(() => expect(optionsOf('Contacts')).toEqual(['Miriam Yıldızfreigabe@example.orgMitarbeiter']))
  })

  test('shows five hits of a group, and the rest on request', async () => {
    const { user } = await open()
    await user.type(field(), 'quittenbaum')
    await found('8 results')
    expect(optionsOf('Files')).toHaveLength(6)
    expect(group('Files')).toHaveTextContent('5 of 8')
    await user.click(screen.getByRole('option', { name: 'Show all 8' }))
    await waitFor(() => expect(optionsOf('Files')).toHaveLength(8))
    expect(screen.queryByRole('option', { name: /Show all/ })).not.toBeInTheDocument()
    // The keys go on where the rest begins.
    expect(active()).toMatch(/^Quittenbaum 3/)
    expect(field()).toHaveFocus()
  })

  test('finds pages by title and by what else they are called, in German and in the language of the frame', async () => {
    const { user } = await open()
    await user.type(field(), 'zielgr')
    await waitFor(() =>
      expect(optionsOf('Pages').slice(0, 2)).toEqual(['ZielgruppenEmpfänger', 'Zielgruppe erstellenEmpfänger']),
    )
    await user.clear(field())
    await user.type(field(), 'invoices')
    await waitFor(() => expect(optionsOf('Pages')).toEqual(['RechnungenVerwaltung']))
    await user.clear(field())
    await user.type(field(), 'csv')
    await waitFor(() => expect(optionsOf('Pages')).toEqual(['Adressliste hochladenEmpfänger']))
  })

  test('says when nothing is found, and what to try', async () => {
    const { user } = await open()
    await user.type(field(), 'gibtesnicht')
    expect(await screen.findByText('Nothing found for “gibtesnicht”')).toBeVisible()
    expect(screen.getByText(/Try fewer or other words/)).toBeVisible()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await found('Nothing found')
  })

  test('a late answer to earlier letters changes nothing', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { user } = await open({
      intercept: ({ url }) => (url.includes('q=opt') ? held.then(() => new Response('{"gruppen":[]}')) : null),
    })
    await user.type(field(), 'opt')
    await new Promise((resolve) => setTimeout(resolve, 250))
    await user.clear(field())
    await user.type(field(), 'quitten')
    await found('8 results')
    await act(async () => {
      release()
      await held
    })
    expect(optionsOf('Files')).toHaveLength(6)
  })

  test('hits are text, whatever they are called', async () => {
    const name = '<img src=x onerror="alert(1)"> Mispel'
    await addZielgruppen([name])
    const { user } = await open()
    await user.type(field(), 'mispel')
    await waitFor(() => expect(optionsOf('Files')[0]).toContain(name))
    expect(dialog()?.querySelector('img')).toBeNull()
  })

  test('a failed search says so in place and can be tried again; page titles still work', async () => {
    let fail = true
    const { user } = await open({
      intercept: ({ aktion }) =>
        fail && aktion === 'fetchSuche'
          ? new Response(JSON.stringify({ fehler: { code: 'X', text: 'Die Suche geht gerade nicht.' } }), {
              status: 422,
            })
          : null,
    })
    await user.type(field(), 'quittenbaum')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Die Suche geht gerade nicht.')
    fail = false
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }))
    await found('8 results')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('choosing', () => {
  test('by the keys: down, up, home, end round the list, Enter opens', async () => {
    const { user, address } = await open()
    await user.type(field(), 'quittenbaum')
    await found('8 results')
    expect(active()).toMatch(/^Quittenbaum 8/)
    await user.keyboard('{ArrowDown}')
    expect(active()).toMatch(/^Quittenbaum 7/)
    await user.keyboard('{End}')
    expect(active()).toBe('Show all 8')
    await user.keyboard('{ArrowDown}')
    expect(active()).toMatch(/^Quittenbaum 8/)
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Show all 8')
    await user.keyboard('{Home}{ArrowDown}')
    const href = screen.getByRole('option', { selected: true }).getAttribute('href')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(href))
    expect(address()).toMatch(/^\/zielgruppe\/editieren\/\d+$/)
    await closed()
    expect(await screen.findByRole('heading', { name: 'Quittenbaum 7', level: 1 })).toBeVisible()
  })

  test('Enter does nothing before anything is typed or chosen', async () => {
    const { user, address } = await open()
    expect(active()).toBeNull()
    await user.keyboard('{Enter}')
    expect(dialog()).toBeVisible()
    expect(address()).toBe('/not-authorized')
  })

  test('before anything is typed: the pages that people open most', async () => {
    const { user, address } = await open()
    expect(optionsOf('Go to')).toEqual([
      'Kampagne erstellen',
      'Mailingkampagnen',
      'Zielgruppen',
      'Werbemittel',
      'Rechnungen',
    ])
    await user.click(screen.getByRole('option', { name: 'Werbemittel' }))
    await waitFor(() => expect(address()).toBe('/werbemittel'))
  })

  test('an invoice is downloaded', async () => {
    const save = vi.fn<(blob: Blob) => string>(() => 'blob:x')
    Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined })
    const { user, address } = await open()
    await user.type(field(), 're-2026')
    await waitFor(() => expect(optionsOf('Files')[0]).toMatch(/^RE-2026-/))
    await user.keyboard('{Enter}')
    await closed()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(address()).toBe('/not-authorized')
  })
})

describe('recent searches', () => {
  const stored = () => JSON.parse(localStorage.getItem('letzteSuchen') ?? '[]') as string[]

  test('what led somewhere is offered again, and can be removed', async () => {
    const { user } = await open()
    await user.type(field(), 'quittenbaum 3')
    await waitFor(() => expect(active()).toMatch(/^Quittenbaum 3/))
    await user.keyboard('{Enter}')
    await closed()
    expect(stored()).toEqual(['quittenbaum 3'])

    localStorage.setItem('letzteSuchen', '["eins","quittenbaum 3","drei"]')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(field()).toHaveFocus())
    expect(optionsOf('Recent searches')).toEqual(['eins', 'quittenbaum 3', 'drei'])
    await user.keyboard('{ArrowDown}{Delete}')
    expect(optionsOf('Recent searches')).toEqual(['quittenbaum 3', 'drei'])
    expect(stored()).toEqual(['quittenbaum 3', 'drei'])
    await user.click(screen.getByRole('option', { name: 'quittenbaum 3' }))
    expect(field()).toHaveValue('quittenbaum 3')
    await waitFor(() => expect(active()).toMatch(/^Quittenbaum 3/))
    await user.clear(field())
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(stored()).toEqual([])
  })
})

describe('rights', () => {
  test('who does invoices finds campaigns and invoices, no contacts, no pages that he may not open', async () => {
    const { user } = await open({ as: 'buchhaltung@example.org' })
    expect(optionsOf('Go to')).toEqual(['Mailingkampagnen', 'Rechnungen'])
    await user.type(field(), 'miriam')
    await screen.findByText('Nothing found for “miriam”')
    await user.clear(field())
    await user.type(field(), 'adventsabend')
    await found(/result/)
    const files = optionsOf('Files')
    for (const file of [/^Adventsabend: Stammkunden einladen/, /^RE-2026-/])
      expect(files).toContainEqual(expect.stringMatching(file))
    expect(options().join()).not.toMatch(/Werbemittel|Zielgruppe|Mitarbeiter/)
  })

  test('who may not change an advertising material gets to the list that shows it', async () => {
    const { user, address } = await open({ as: 'freigabe@example.org' })
    await user.type(field(), 'entwurf backstube')
    await waitFor(() => expect(active()).toMatch(/Entwurf Backstube/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/werbemittel\?q=.*Entwurf\+Backstube$/))
  })

  test('who may only read a target group gets to it, without a field to change', async () => {
    const { user } = await open({ as: 'freigabe@example.org' })
    await user.type(field(), 'quittenbaum 5')
    await waitFor(() => expect(active()).toMatch(/^Quittenbaum 5/))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Quittenbaum 5' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

test('in Arabic the frame of the search is Arabic and the hits are marked as German', async () => {
  await changeSprache('ar')
  try {
    const { user } = await renderApp('/not-authorized', { as: 'kunde@example.org', backend })
    await user.click(await screen.findByRole('button', { name: 'بحث' }))
    const input = await screen.findByRole('combobox', { name: 'بحث' })
    await user.type(input, 'الفواتير')
    const option = await screen.findByRole('option', { name: /Rechnungen/ })
    expect(within(option).getByText('Rechnungen').closest('[lang]')).toHaveAttribute('lang', 'de')
  } finally {
    await changeSprache('en')
  }
})
