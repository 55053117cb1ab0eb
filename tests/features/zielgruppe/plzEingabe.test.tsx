import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

const feld = () => screen.getByRole('textbox', { name: 'Postleitzahlen' })

async function mitText(text: string) {
  const app = await renderApp('/zielgruppe/erstellen', { as: 'kunde@example.org' })
  await app.user.click(await screen.findByRole('combobox', { name: 'Gebiet' }))
  await app.user.click(await screen.findByRole('option', { name: 'Einzelne Postleitzahlen' }))
  await app.user.click(feld())
  await app.user.paste(text)
  return app
}

const codes = (anzahl: number) => Array.from({ length: anzahl }, (_, at) => String(80_000 + at))

describe('a pasted list of postal codes', () => {
  test('says at once what was read, what was not, and drops the rest', async () => {
    const { user } = await mitText('PLZ;Name;Straße\n01067;Müller;Am Wall\n04103;Müller;Hauptstr.\n1069 Dresden')
    expect(
      await screen.findByText(
        '3 erkannt, 7 nicht: „Name“, „Straße“, „Müller“, „Am“, „Wall“ und 2 weitere. Sie können den Rest weglassen oder hier korrigieren. Bei einer fehlte die Null am Anfang, sie ist ergänzt: 01069.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rest weglassen' }))
    expect(feld()).toHaveValue('01067, 04103, 01069')
    expect(feld()).toHaveFocus()
    await waitFor(() => expect(screen.queryByText(/erkannt, 7 nicht/)).toBeNull())
    expect(await screen.findByText('Alle Personen in den Postleitzahlen 01067, 04103 und 01069.')).toBeVisible()
  })

  test('says at the field what hinders saving, with one full stop', async () => {
    const { user } = await mitText('01067 Str. Str.')
    await user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    expect(feld()).toHaveAccessibleDescription(
      '1 erkannt, 1 nicht: „Str.“. Sie können den Rest weglassen oder hier korrigieren.',
    )
  })

  test('says at once what is too much', async () => {
    await mitText(codes(2345).join('\n'))
    expect(
      await screen.findByText(/^2\.345 Postleitzahlen sind zu viele, möglich sind höchstens 2\.000\. Fassen Sie/),
    ).toBeVisible()
  })

  test('says at once that ranges are too many, and does not count codes where there are none', async () => {
    await mitText(
      codes(300)
        .map((one, at) => `${one}-${String(90_000 + at)}`)
        .join('\n'),
    )
    expect(await screen.findByText(/^300 Bereiche sind zu viele, möglich sind höchstens 200\./)).toBeVisible()
  })

  test.each([
    ['010*', '1 Bereich erkannt'],
    ['1067', '1 Postleitzahl erkannt. Bei einer fehlte die Null am Anfang, sie ist ergänzt: 01067.'],
    [codes(1200).join(' '), '1.200 Postleitzahlen erkannt'],
  ])('says what it read: %#', async (typed, text) => {
    await mitText(typed)
    expect(feld()).toHaveAccessibleDescription(text)
  })
})
