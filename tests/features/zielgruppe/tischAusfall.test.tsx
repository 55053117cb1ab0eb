import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openTisch } from '#tests/support/adressdatei.tsx'
import { dyingWorker } from '#tests/support/adressWorker.ts'

const LISTE = [
  'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
  'Frau;Anna;Weber;Lindenweg;3;28195;Bremen',
  'Herr;Jan;Krause;Lindenweg;8;28195;Bremen',
  'Frau;Mia;Kurz;Am Wall;7;28195;Bremen',
]

async function openDying(liste = LISTE) {
  const dieAt = dyingWorker()
  const app = await openTisch(liste)
  const { user, cell, grid } = app
  await user.click(cell('Weber'))
  await user.keyboard('Weber-Lang{Enter}')
  await within(grid).findByRole('gridcell', { name: 'Weber-Lang' })
  return { ...app, dieAt }
}

const ausfall = () => screen.findByText(/^Die Bearbeitung der Adressen ist stehen geblieben\./)
const nochmal = () => screen.getByRole('button', { name: 'Erneut versuchen' })

describe('a desk whose worker dies', () => {
  test('says so while it searches, keeps the words, and finds at the next try; what was put right before is there', async () => {
    const { user, grid, dieAt } = await openDying()
    dieAt('show')
    await user.type(screen.getByRole('searchbox', { name: 'In den Adressen suchen' }), 'kurz')
    expect(await ausfall()).toBeVisible()
    expect(screen.queryByText('Wird gesucht …')).toBeNull()
    expect(screen.getByRole('searchbox', { name: 'In den Adressen suchen' })).toHaveValue('kurz')
    await user.click(nochmal())
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(2))
    expect(await within(grid).findByRole('gridcell', { name: 'Kurz' })).toBeVisible()
    expect(screen.queryByText(/stehen geblieben/)).toBeNull()
    await user.clear(screen.getByRole('searchbox', { name: 'In den Adressen suchen' }))
    expect(await within(grid).findByRole('gridcell', { name: 'Weber-Lang' })).toBeVisible()
  })

  test('keeps what was typed into a cell, and the steps before it can be taken back', async () => {
    const { user, grid, cell, dieAt } = await openDying()
    dieAt('perform')
    await user.click(cell('Kurz'))
    await user.keyboard('Lange{Enter}')
    expect(await ausfall()).toBeVisible()
    await user.click(nochmal())
    expect(await within(grid).findByRole('gridcell', { name: 'Lange' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(await within(grid).findByRole('gridcell', { name: 'Kurz' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(await within(grid).findByRole('gridcell', { name: 'Weber' })).toBeVisible()
  })

  test('finds pairs at the next try, shows them, and merges those that are sure', async () => {
    const { user, grid, dieAt } = await openDying([...LISTE, 'Frau;Mia;Kurz;Am Wall;7a;28195;Bremen'])
    const paare = within(screen.getByRole('region', { name: 'Ähnliche Adressen' }))
    await paare.findByText(/^1 Paar/)
    const scheitert = async (asked: Parameters<typeof dieAt>[0], knopf: string) => {
      dieAt(asked)
      await user.click(paare.getByRole('button', { name: knopf }))
      await ausfall()
      await user.click(nochmal())
      await waitFor(() => expect(screen.queryByText(/stehen geblieben/)).toBeNull())
    }

    dieAt('suchePaare')
    await user.click(paare.getByRole('combobox', { name: 'Gleich ist, was' }))
    await user.click(await screen.findByRole('option', { name: 'im selben Haushalt wohnt' }))
    await ausfall()
    expect(paare.queryByRole('progressbar')).toBeNull()
    dieAt('paare')
    await user.click(nochmal())
    await ausfall()
    await user.click(nochmal())
    expect(await paare.findByRole('region', { name: 'Zeile 4 und Zeile 5' })).toBeVisible()
    await scheitert('fasseSichereZusammen', 'Alle sicheren zusammenfassen')
    expect(await within(grid).findByRole('gridcell', { name: 'Weber-Lang' })).toBeVisible()
  })

  test('writes its report at the next try', async () => {
    const { user, dieAt } = await openDying()
    const saved = vi.fn(() => 'blob:bericht')
    URL.createObjectURL = saved
    URL.revokeObjectURL = () => undefined
    dieAt('berichtFile')
    await user.click(screen.getByRole('button', { name: 'Ganzen Bericht als CSV herunterladen' }))
    await ausfall()
    expect(saved).not.toHaveBeenCalled()
    await user.click(nochmal())
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })

  test('shows its rows at the next try', async () => {
    const { user, grid, dieAt } = await openDying()
    dieAt('zeilen')
    await user.click(within(grid).getByRole('button', { name: 'Nachname' }))
    expect(await ausfall()).toBeVisible()
    await user.click(nochmal())
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent('Krause'))
  })
})
