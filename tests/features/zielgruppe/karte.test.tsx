import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const dresden = () => screen.findByRole('checkbox', { name: /^Leitregion 01, Dresden/ })
type User = Awaited<ReturnType<typeof renderApp>>['user']

/** All of Germany is chosen at first: a choice begins with none. */
async function begin(user: User): Promise<void> {
  await dresden()
  await user.click(screen.getByRole('button', { name: 'Alle abwählen' }))
}

test('regions are clicked and ticked by keyboard, the table says the same, and the way back loses nothing', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await begin(user)
  await user.click(await dresden())
  const aside = screen.getByRole('complementary', { name: 'Erreichbare Personen' })
  expect(await within(aside).findByText('Alle Personen in der Leitregion 01 (Dresden).')).toBeVisible()
  expect(await dresden()).toBeChecked()
  expect(screen.getByText('Leitregion 01, Dresden, gewählt')).toBeInTheDocument()
  expect(screen.getByText(/OpenStreetMap-Mitwirkende, ODbL.*GeoNames, CC BY 4.0/)).toBeVisible()

  // West of Dresden: Leipzig or Chemnitz, whichever is nearer; the space bar ticks what has the focus.
  await user.keyboard('{ArrowLeft} ')
  expect(await within(aside).findByText(/^Alle Personen in den Leitregionen 01 und 0\d\.$/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Tabelle' }))
  const table = screen.getByRole('table', { name: 'Leitregionen' })
  expect(within(table).getAllByRole('checkbox')).toHaveLength(95)
  expect(within(table).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Leitregion suchen' }), 'münchen')
  await user.click(within(table).getByRole('checkbox', { name: /^Leitregion 80, München/ }))
  expect(screen.getByText('3 Leitregionen gewählt')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Zurück' }))
  expect(await within(aside).findByText('Alle Personen in ganz Deutschland.')).toBeVisible()
})

test('the radius is a slider, and arrows move its middle to the next postal code', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await dresden()
  await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await user.click(await screen.findByRole('option', { name: 'Umkreis' }))
  await user.type(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' }), '01067')
  const slider = await screen.findByRole('slider', { name: 'Umkreis' })
  expect(slider).toHaveAttribute('aria-valuetext', '10 km')
  slider.focus()
  await user.keyboard('{ArrowRight}{PageUp}')
  expect(screen.getByRole('textbox', { name: 'Umkreis' })).toHaveValue('21')
  screen.getByRole('button', { name: 'Mittelpunkt 01067 Dresden' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' })).toHaveValue('01159')
})

test('postal codes of boxes and large receivers are named: nobody lives there', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await dresden()
  await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await user.click(await screen.findByRole('option', { name: 'Umkreis' }))
  await user.type(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' }), '01053')
  expect(await screen.findByText(/^01053 ist kein Zustellgebiet/)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await user.click(await screen.findByRole('option', { name: 'Einzelne Postleitzahlen' }))
  expect(screen.queryByText(/kein Zustellgebiet/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('textbox', { name: 'Postleitzahlen' }))
  await user.paste('01067 01053 01054')
  expect(await screen.findByText(/^01053 und 01054 sind keine Zustellgebiete/)).toBeVisible()
})

test('pasted ranges are counted and named', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await dresden()
  await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await user.click(await screen.findByRole('option', { name: 'Einzelne Postleitzahlen' }))
  await user.click(screen.getByRole('textbox', { name: 'Postleitzahlen' }))
  await user.paste('PLZ\n01067\nD-01069\n04*')
  expect(screen.getByText('2 Postleitzahlen erkannt und 1 Bereich')).toBeVisible()
  expect(await screen.findByText('Alle Personen in den Postleitzahlen 01067, 01069 und 04000 bis 04999.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Leitregion 04, Leipzig/ })).toBeChecked()
  // In a list of codes a region is its range.
  await user.click(screen.getByRole('checkbox', { name: /^Leitregion 04, Leipzig/ }))
  expect(screen.getByRole('textbox', { name: 'Postleitzahlen' })).toHaveValue('01067, 01069')
})

test('all of a Bundesland is the Bundesland itself, and a search by Enter saves nothing', async () => {
  const { user, backend } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await dresden()
  await user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Halb fertig')
  await user.click(screen.getByRole('button', { name: 'Tabelle' }))
  await user.click(screen.getByRole('button', { name: 'Alle dieses Landes wählen' }))
  expect(screen.getByRole('combobox', { name: 'Gebiet' })).toHaveTextContent('Bundesländer')
  expect(screen.getByRole('checkbox', { name: 'Sachsen' })).toBeChecked()
  const table = screen.getByRole('table', { name: 'Leitregionen' })
  // Of 04 some codes lie in Thüringen and in Sachsen-Anhalt.
  expect(within(table).getByRole('checkbox', { name: /^Leitregion 09/ })).toBeChecked()
  expect(within(table).getByRole('checkbox', { name: /^Leitregion 04/ })).toBePartiallyChecked()
  await user.type(screen.getByRole('searchbox', { name: 'Leitregion suchen' }), 'leipzig{Enter}')
  expect(within(table).getAllByRole('checkbox')).toHaveLength(1)
  const stored = await backend.db.selectFrom('zielgruppe').select('bezeichnung').execute()
  expect(stored.map(({ bezeichnung }) => bezeichnung)).not.toContain('Halb fertig')
})

test('near enough, postal codes are ticked by keyboard, and arrows go on to the next one', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await begin(user)
  const orte = () => screen.queryAllByRole('checkbox', { name: /^\d{5} / })
  expect(orte()).toHaveLength(0)
  const naeher = screen.getByRole('button', { name: 'Karte vergrößern' })
  while (orte().length === 0) await user.click(naeher)
  const inTabs = orte().filter((ort) => ort.getAttribute('tabindex') === '0')
  expect(inTabs).toHaveLength(1)
  inTabs[0]?.focus()
  // Farther than what is seen now: the map goes with it.
  const gesehen = new Set<string>()
  for (let schritt = 0; schritt < 25; schritt++) {
    await user.keyboard('{ArrowRight}')
    const name = document.activeElement?.getAttribute('aria-label') ?? ''
    expect(name).toMatch(/^\d{5} /)
    gesehen.add(name)
  }
  expect(gesehen.size).toBeGreaterThan(20)
  const plz = document.activeElement?.getAttribute('aria-label')?.slice(0, 5)
  await user.keyboard(' ')
  expect(document.activeElement).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Postleitzahlen' })).toHaveValue(plz)
  await user.keyboard(' ')
  expect(document.activeElement).not.toBeChecked()
})

test('a region is ticked by keyboard after the map was dragged', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await begin(user)
  const region = await dresden()
  const svg = region.closest('svg')
  if (!svg) throw new Error('no drawing')
  svg.setPointerCapture = () => undefined
  fireEvent.pointerDown(svg, { pointerId: 1, button: 0, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(svg, { pointerId: 1, clientX: 90, clientY: 60 })
  fireEvent.pointerUp(svg, { pointerId: 1 })
  region.focus()
  await user.keyboard(' ')
  expect(await dresden()).toBeChecked()
})

test('the way back keeps what was typed since', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  const choose = async (art: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
    await user.click(await screen.findByRole('option', { name: art }))
  }
  await user.click(await dresden())
  await choose('Einzelne Postleitzahlen')
  await user.type(screen.getByRole('textbox', { name: 'Postleitzahlen' }), '04103, 04105')
  await choose('Leitregionen (zwei Ziffern)')
  expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull()
  await choose('Einzelne Postleitzahlen')
  expect(screen.getByRole('textbox', { name: 'Postleitzahlen' })).toHaveValue('04103, 04105')
})
