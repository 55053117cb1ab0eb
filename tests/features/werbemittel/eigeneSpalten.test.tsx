import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LEERER } from '#src/engines/addresses/row/checkRow.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll({ seed: 'leer' })

/** A stored list of three, two with a value in its column. */
async function addListe() {
  const zeit = backend.clock.now().toISOString()
  const { idPtZielgruppe } = await backend.db
    .insertInto('zielgruppe')
    .values({
      idPtKunde: 1,
      bezeichnung: 'Stammkunden Nord',
      typ: 'hochgeladen',
      filter: null,
      potenzial: 3,
      potenzialStand: zeit,
      datei: null,
      zuordnung: null,
      spalten: JSON.stringify([{ feld: 'frei1', name: 'Stufe', art: 'text' }]),
      pruefung: null,
      datenquelle: 'Kartei',
      erklaerung: null,
      loeschenAm: null,
      fertig: 1,
      erstelltAm: zeit,
      geaendertAm: zeit,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  const people = [
    ['Anna', 'Weber', 'Gold'],
    ['Jan', 'Krause-Hohenstein', 'Silber'],
    ['Mia', 'Vogel', ''],
  ] as const
  const rows = people.map(([vorname, nachname, frei1], i) => ({
    ...LEERER,
    vorname,
    nachname,
    strasse: 'Lindenweg',
    hausnummer: '3',
    plz: '28195',
    ort: 'Bremen',
    idPtZielgruppe,
    nr: i + 1,
    weitere: JSON.stringify({ frei1 }),
  }))
  await backend.db.insertInto('zielgruppeEmpfaenger').values(rows).execute()
}

async function openEditor() {
  standInForBrowser()
  const token = await backend.login(KUNDE)
  await addListe()
  const { idPtWerbemittel } = await backend.call(token, 'saveWerbemittel', {
    bezeichnung: 'Winterkarte',
    format: 'maxipostkarte',
  })
  const page = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  await screen.findByRole('application', { name: /Vorderseite/ })
  const stored = async () => JSON.stringify((await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })).seiten)
  return { ...page, stored }
}

const layer = () => screen.findByRole('img', { name: /Ebene Text/ })

test('a column of a list becomes a place, a condition hides its layer, and the list is flipped through', async () => {
  const { user, stored } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Text' }))
  const field = await screen.findByRole('textbox', { name: 'Text' })
  await user.clear(field)
  await user.paste('Stufe: ')
  await user.click(screen.getByRole('button', { name: 'Platzhalter einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Stufe/ }))
  expect(field).toHaveValue('Stufe: {spalte:Stufe}')
  expect(await layer()).toHaveTextContent('Stufe: Stufe')
  expect(screen.getByRole('textbox', { name: 'Ersatztext für Stufe' })).toHaveValue('')

  await user.click(screen.getByRole('button', { name: 'Platzhalter einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Andere Spalte/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Eigene Spalte einsetzen' })
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Name der Spalte' }), { target: { value: 'Berater' } })
  await user.click(within(dialog).getByRole('button', { name: 'Einsetzen' }))
  await waitFor(() => expect(field).toHaveValue('Stufe: {spalte:Stufe}{spalte:Berater}'))

  await user.click(screen.getByRole('combobox', { name: 'Wird gedruckt' }))
  await user.click(await screen.findByRole('option', { name: 'Wenn die Spalte ist' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Name der Spalte' }), { target: { value: 'Stufe' } })
  await user.type(screen.getByRole('textbox', { name: 'Wert' }), 'gold')
  await waitFor(async () =>
    expect(await stored()).toContain('"bedingung":{"spalte":"Stufe","art":"ist","werte":["gold"]}'),
  )

  await user.click(screen.getByRole('button', { name: 'Ansicht' }))
  await user.click(await screen.findByRole('menuitemradio', { name: /^Stammkunden Nord/ }))
  const steps = await screen.findByRole('group', { name: 'Empfänger der Liste' })
  const seen = new Map<string, string | null>()
  for (let i = 0; i < 3; i++) {
    const shown = screen.queryByRole('img', { name: /Ebene Text/ })?.textContent ?? null
    seen.set(steps.textContent, shown)
    await user.click(within(steps).getByRole('button', { name: 'Nächster Empfänger' }))
  }
  expect([...seen.values()].filter((shown) => shown !== null)).toEqual(['Stufe: Gold'])
  for (const [words, shown] of seen) {
    expect(words).toMatch(/^\d von \d: /)
    expect(words.includes('(Bedingung)')).toBe(shown === null)
  }
  expect([...seen.keys()].join()).toContain('längster Name')
})
