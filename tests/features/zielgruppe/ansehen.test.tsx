import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { Insertable } from 'kysely'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import type { Database } from '#mocks/backend/platform/db/schema.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { createTestBackend } from '#tests/support/standIn.ts'

const LEER = { titel: '', firma: '', zusatz: '', land: '', kundennummer: '', gutscheincode: '' }

/** A list of sixty people, and somebody who may only look at it. */
async function mitListe(rolle: 'betrachter' | 'kampagnenmanager') {
  const backend = await createTestBackend()
  onTestFinished(() => backend.close())
  const stand = backend.clock.now().toISOString()
  const gruppe = {
    idPtKunde: 1,
    potenzialStand: stand,
    datei: null,
    zuordnung: null,
    pruefung: null,
    erklaerung: null,
    loeschenAm: null,
    erstelltAm: stand,
    geaendertAm: stand,
  }
  const insert = (
    werte: Pick<Insertable<Database['zielgruppe']>, 'bezeichnung' | 'typ' | 'filter' | 'potenzial' | 'datenquelle'>,
  ) =>
    backend.db
      .insertInto('zielgruppe')
      .values({ ...gruppe, ...werte })
      .returning('idPtZielgruppe')
      .executeTakeFirstOrThrow()
  const { idPtZielgruppe } = await insert({
    bezeichnung: 'Stammkunden',
    typ: 'hochgeladen',
    filter: null,
    potenzial: 60,
    datenquelle: 'Kundenkartei',
  })
  const filter = await insert({
    bezeichnung: 'Alle',
    typ: 'filter',
    filter: JSON.stringify(LEERER_FILTER),
    potenzial: 900,
    datenquelle: 'Verbraucherdatenbank',
  })
  await backend.db
    .insertInto('zielgruppeEmpfaenger')
    .values(
      Array.from({ length: 60 }, (_, at) => ({
        ...LEER,
        idPtZielgruppe,
        nr: at + 1,
        anrede: 'Frau',
        vorname: 'Petra',
        nachname: `Zwiebel${at + 1}`,
        strasse: 'Lindenweg',
        hausnummer: `${at + 1}`,
        plz: '28195',
        ort: 'Bremen',
        weitere: null,
      })),
    )
    .execute()
  const { email } = await createEmployee(backend, 1, rolle)
  return { idPtZielgruppe, idFilter: filter.idPtZielgruppe, backend, as: email }
}

test('who may only read opens a list and turns its pages: where they live, not who they are', async () => {
  const { backend, as } = await mitListe('betrachter')
  const { user, address } = await renderApp('/zielgruppe', { backend, as })
  await user.click(await screen.findByRole('link', { name: /Stammkunden/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Stammkunden' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Aktionen' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Adressen ansehen' }))

  const tabelle = await screen.findByRole('table', { name: 'Adressen der Liste, gekürzt' })
  expect(within(tabelle).getAllByRole('row')).toHaveLength(51)
  expect(within(tabelle).getByRole('row', { name: '1 Frau P… Z…•• – L… •• 28195 Bremen' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Petra|Zwiebel|Linden/)
  await user.click(screen.getByRole('button', { name: 'Seite 2' }))
  expect(await within(tabelle).findByRole('row', { name: /^51 / })).toBeVisible()
  expect(address()).toMatch(/page=2$/)
})

test('who may change it gets the desk instead', async () => {
  const { backend, as, idPtZielgruppe } = await mitListe('kampagnenmanager')
  await renderApp(`/zielgruppe/editieren/${idPtZielgruppe}`, { backend, as })
  expect(await screen.findByRole('link', { name: 'Adressen bearbeiten' })).toHaveAttribute(
    'href',
    `/zielgruppe/adressen/${idPtZielgruppe}`,
  )
  expect(screen.queryByRole('link', { name: 'Adressen ansehen' })).toBeNull()
})

test('the desk stays closed to who may only read, and so does a filter’s form', async () => {
  const { backend, as, idPtZielgruppe, idFilter } = await mitListe('betrachter')
  const { router, address } = await renderApp(`/zielgruppe/adressen/${idPtZielgruppe}`, { backend, as })
  await waitFor(() => expect(address()).toMatch(/^\/not-authorized\?/))
  await router.navigate(`/zielgruppe/editieren/${idFilter}`)
  await screen.findByText(/Verbraucherdatenbank/)
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
})
