import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { text } from '#tests/engines/print/fixtures.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll({ seed: 'leer' })

const mit = (seiten: readonly Seite[], words: string): Seite[] =>
  seiten.map((seite) =>
    seite.side === 'vorderseite'
      ? {
          ...seite,
          layers: [...seite.layers.filter(({ id }) => id !== 'gruss'), text(words, { id: 'gruss', name: 'Gruß' })],
        }
      : seite,
  )

/** The editor of a card that said "Guten Abend" when it was named, and now says "Guten Morgen"; its versions are open. */
async function open() {
  standInForBrowser()
  const token = await backend.login(KUNDE)
  const made = await backend.call(token, 'saveWerbemittel', { bezeichnung: 'Karte', format: 'maxipostkarte' })
  const { idPtWerbemittel, bezeichnung, format } = made
  const stored = () => backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })
  const save = async (words: string) => {
    const { version, seiten } = await stored()
    const input = { idPtWerbemittel, bezeichnung, format, version, seiten: mit(seiten, words) }
    return backend.call(token, 'saveWerbemittel', input)
  }
  await save('Guten Abend')
  await backend.call(token, 'benenneWerbemittelVersion', { idPtWerbemittel, bezeichnung: 'Vor der Messe' })
  await save('Guten Morgen')
  const { user } = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  await screen.findByRole('application', { name: /Vorderseite/ })
  await user.click(screen.getByRole('button', { name: 'Frühere Stände' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Frühere Stände' }))
  await dialog.findByRole('heading', { name: 'Vor der Messe' })
  const versionen = async () => (await backend.call(token, 'fetchWerbemittelVersionen', { idPtWerbemittel })).versionen
  return { user, dialog, stored, save, versionen, token, idPtWerbemittel }
}

const wordsIn = (seiten: readonly Seite[]) => /Guten (\w+)/.exec(JSON.stringify(seiten))?.[1]

test('compares a kept state with the present one, restores it, and one step back undoes that', async () => {
  const { user, dialog, stored } = await open()
  expect(await dialog.findByRole('img', { name: 'Vorderseite: Dieser Stand' })).toHaveTextContent('Guten Abend')
  expect(dialog.getByRole('img', { name: 'Vorderseite: Jetzt' })).toHaveTextContent('Guten Morgen')
  expect(dialog.getByRole('region', { name: 'Seitdem geändert' })).toHaveTextContent(
    'Gruß: Text: von „Abend“ zu „Morgen“',
  )
  await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Frühere Stände' })).not.toBeInTheDocument())
  expect(await screen.findByRole('img', { name: /Ebene Gruß/ })).toHaveTextContent('Guten Abend')
  expect(wordsIn((await stored()).seiten)).toBe('Abend')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByRole('img', { name: /Ebene Gruß/ })).toHaveTextContent('Guten Morgen')
  await waitFor(async () => expect(wordsIn((await stored()).seiten)).toBe('Morgen'))
})

test('names the present state and a kept one, and asks for a name that is missing', async () => {
  const { user, dialog, versionen } = await open()
  await user.click(dialog.getByRole('button', { name: 'Jetzigen Stand benennen' }))
  const submit = () =>
    dialog.getAllByRole('button', { name: 'Benennen' }).find((one) => one.getAttribute('type') === 'submit')
  await user.click(submit() ?? document.body)
  expect(dialog.getByText('Bitte geben Sie dem Stand einen Namen.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name des Standes' }), 'Endfassung')
  await user.click(submit() ?? document.body)
  await dialog.findByRole('heading', { name: 'Endfassung' })
  const list = within(dialog.getByRole('list', { name: /Aufgehobene Stände/ }))
  await user.click(await list.findByRole('button', { name: /Endfassung/ }))
  expect(await dialog.findByText('Nichts: Dieser Stand gleicht dem jetzigen.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Umbenennen' }))
  const field = dialog.getByRole('textbox', { name: 'Name des Standes' })
  await user.clear(field)
  await user.type(field, 'Für die Druckerei')
  await user.click(submit() ?? document.body)
  await list.findByRole('button', { name: /Für die Druckerei/ })
  expect((await versionen()).map(({ bezeichnung }) => bezeichnung)).toEqual(['Für die Druckerei', 'Vor der Messe'])
})

test('a colleague who stored meanwhile is told of, nothing is lost, and the new state can be restored over', async () => {
  const { user, dialog, save, stored, versionen } = await open()
  await save('Guten Appetit')
  await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Es wurde nichts überschrieben')
  expect(wordsIn((await stored()).seiten)).toBe('Appetit')
  await user.click(dialog.getByRole('button', { name: 'Neuen Stand laden' }))
  expect(await dialog.findByRole('img', { name: 'Vorderseite: Jetzt' })).toHaveTextContent('Guten Appetit')
  await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  await waitFor(async () => expect(wordsIn((await stored()).seiten)).toBe('Abend'))
  expect((await versionen())[0]?.anlass).toBe('wiederherstellung')
})

test('a state of another format begins the editor anew', async () => {
  const { user, dialog, stored, token, idPtWerbemittel } = await open()
  const { version, bezeichnung } = await stored()
  const brief = { idPtWerbemittel, bezeichnung, version, format: 'dina4mailing' } as const
  await backend.call(token, 'saveWerbemittel', brief)
  await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  await user.click(await dialog.findByRole('button', { name: 'Neuen Stand laden' }))
  await screen.findByRole('application', { name: /Vorderseite/ })
  await user.click(await screen.findByRole('button', { name: 'Frühere Stände' }))
  const again = within(await screen.findByRole('dialog', { name: 'Frühere Stände' }))
  await user.click(await again.findByRole('button', { name: /Vor der Messe/ }))
  const { maxipostkarte, dina4mailing } = FORMATS
  expect(await again.findByText(`Format: von ${maxipostkarte.label} zu ${dina4mailing.label}`)).toBeVisible()
})
