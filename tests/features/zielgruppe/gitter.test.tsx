import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openTisch } from '#tests/support/adressdatei.tsx'

const KOPF = 'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort'
/** More rows than are drawn; some have no house number. */
const LANG = [
  KOPF,
  ...Array.from(
    { length: 120 },
    (_, at) => `Frau;Anna;Berger${at};Am Wall;${at === 55 || at === 90 ? '' : at + 1};28195;Bremen`,
  ),
]
const KURZ = [
  KOPF,
  'Frau;Anna;Weber;Lindenweg;3;28195;Bremen',
  'Herr;Jan;Krause;Lindenweg;;28195;Bremen',
  'Herr;Tom;Lang;Am Wall;5;28195;Bremen',
  'Frau;Mia;Kurz;Am Wall;7;28195;Bremen',
]
const button = (name: string) => screen.getByRole('button', { name })
const search = () => screen.getByRole('searchbox', { name: 'In den Adressen suchen' })

describe('the active row is in sight', () => {
  test('after F8, a step by its button and an added row, with the focus on it', async () => {
    const { user, grid, aktiveZeile } = await openTisch(LANG)
    grid.focus()
    await user.keyboard('{F8}')
    await waitFor(() => expect(aktiveZeile()).toContain('Berger55'))
    expect(grid.scrollTop).toBeGreaterThan(0)
    await user.keyboard('{ArrowRight}Beate{Enter}')
    await waitFor(() =>
      expect(within(grid).getByRole('gridcell', { name: 'Beate' }).parentElement).toHaveTextContent('Berger55'),
    )
    expect(aktiveZeile()).toContain('Berger56')
    await user.click(await screen.findByRole('button', { name: 'Nächste Auffälligkeit' }))
    await waitFor(() => expect(aktiveZeile()).toContain('Berger90'))
    expect(grid).toHaveFocus()
    await user.click(button('Zeile hinzufügen'))
    await waitFor(() => expect(aktiveZeile()).toMatch(/122$/))
    expect(grid).toHaveFocus()
    await user.keyboard('{F8}')
    expect(await screen.findByText('Nach dieser Zeile gibt es keine Auffälligkeit mehr.')).toBeVisible()
  })

  test('after the first key, where it was scrolled away; what is typed goes into no other row', async () => {
    const { user, grid, cell, scroll, aktiveZeile } = await openTisch(LANG)
    await user.click(cell('Berger1'))
    scroll(1600)
    await within(grid).findByRole('gridcell', { name: 'Berger45' })
    expect(aktiveZeile()).toBeNull()
    expect(grid).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('Meier')
    expect(within(grid).getByRole('textbox', { name: 'Nachname' })).toHaveValue('Meier')
    expect(aktiveZeile()).toMatch(/^Zustellbar3FrauAnna/)
    await user.click(cell('Berger4'))
    await waitFor(() => expect(cell('Meier').parentElement).toHaveTextContent(/^Zustellbar3FrauAnna/))
    expect(within(grid).queryByRole('textbox')).toBeNull()
  })

  test('what was typed is stored for its row when that leaves the window', async () => {
    const { user, grid, cell, scroll } = await openTisch(LANG)
    await user.click(cell('Berger1'))
    await user.keyboard('Meier')
    scroll(1600)
    await within(grid).findByRole('gridcell', { name: 'Berger45' })
    expect(grid).toHaveFocus()
    expect(within(grid).queryByRole('textbox')).toBeNull()
    scroll(0)
    expect(await within(grid).findByRole('gridcell', { name: 'Meier' })).toBeVisible()
    expect(within(grid).queryByRole('gridcell', { name: 'Berger1' })).toBeNull()
  })

  test('what was typed is stored for its row when another view takes its place', async () => {
    const { user, grid, cell } = await openTisch(KURZ)
    // In one go: the view comes only when the cell is open.
    fireEvent.change(search(), { target: { value: 'wall' } })
    fireEvent.mouseDown(cell('Weber'))
    fireEvent.keyDown(grid, { key: 'M' })
    fireEvent.change(within(grid).getByRole('textbox', { name: 'Nachname' }), { target: { value: 'Meier' } })
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(3))
    expect(await within(grid).findByRole('gridcell', { name: 'Lang' })).toBeVisible()
    expect(within(grid).queryByRole('textbox')).toBeNull()
    await user.clear(search())
    expect(await within(grid).findByRole('gridcell', { name: 'Meier' })).toBeVisible()
    expect(cell('Lang')).toBeVisible()
  })
})

describe('what is done to a row', () => {
  test('is done to the one that was just chosen', async () => {
    const { grid, cell } = await openTisch(KURZ)
    await screen.findByRole('region', { name: 'Angaben zu Zeile 2' })
    fireEvent.mouseDown(cell('Lang'))
    fireEvent.click(button('Zeile entfernen'))
    const row = (name: string) => within(grid).getByRole('gridcell', { name }).closest('[role=row]')
    await waitFor(() => expect(row('Lang')).toHaveAttribute('data-entfernt', 'true'))
    expect(row('Weber')).toHaveAttribute('data-entfernt', 'false')
  })

  test('a removed row says so, and cannot be emptied', async () => {
    const { user, grid, cell } = await openTisch(KURZ)
    await user.click(cell('Weber'))
    await user.keyboard('{Control>}{Delete}{/Control}')
    expect(await within(grid).findByRole('rowheader', { name: 'Entfernt 2' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Angaben zu Zeile 2' })).not.toHaveTextContent('Zustellbar')
    await user.keyboard('{Delete}')
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}')
    await waitFor(() => expect(within(grid).queryByRole('gridcell', { name: 'Lang' })).toBeNull())
    expect(cell('Weber')).toBeVisible()
  })

  test('an added row goes when that is taken back, and comes when it is done again', async () => {
    const { user, grid, aktiveZeile } = await openTisch(KURZ)
    await user.click(button('Zeile hinzufügen'))
    expect(await screen.findByText('5 Zeilen')).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('4 Zeilen')).toBeVisible()
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(5))
    expect(aktiveZeile()).toContain('Kurz')
    await user.keyboard('{Control>}y{/Control}')
    expect(await screen.findByText('5 Zeilen')).toBeVisible()
  })
})
