import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { csv, openUpload } from '#tests/support/adressdatei.tsx'

const LISTE = [
  'Vorname;Nachname;Zusatz;Straße;PLZ;Ort;Bemerkung;gesperrt am',
  'Anna;Weber;;Lindenweg 3;28195;Bremen;Stammkundin;',
  'Jan;Krause;;Lindenweg 5;28195;Bremen;verstorben lt. Tochter;',
  'Mia;Vogel;Postnr. 12345678;Packstation 123;28195;Bremen;;',
  'Tom;Huber;Tel. 0421 998877;Am Wall 3;28195;Bremen;;',
  'Ida;Berg;;Am Wall 7;28195;Bremen;;03.02.2024',
]

test('remarks are read and not sent, what they say is decided by group, and no telephone number is printed', async () => {
  const { user, bodies } = await openUpload(csv(LISTE.join('\n'), 'kunden.csv'))
  const hinweis = (await screen.findByText('Spalten, die über ihre Zeilen etwas sagen')).closest('[role=alert]')
  expect(hinweis).toHaveTextContent('„Bemerkung“: Zeilen mit Vermerk auslassen')
  expect(hinweis).toHaveTextContent('„gesperrt am“: Zeilen auslassen, wenn ausgefüllt')
  expect(screen.getByRole('combobox', { name: /„?Bemerkung/ })).toHaveTextContent('Zeilen mit Vermerk')

  await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
  expect(await screen.findByRole('heading', { name: /^2 von 5/ })).toBeVisible()
  for (const titel of ['Nicht anschreiben: 1', 'Keine Briefzustellung: 1', 'Nach Ihrer Spaltenregel ausgelassen: 1'])
    expect(screen.getByText(titel)).toBeVisible()
  expect(screen.getByText('Gehört nicht auf die Sendung: 1')).toBeVisible()

  const wahl = screen.getByRole('group', { name: /Keine Briefzustellung/ })
  expect(within(wahl).getByRole('button', { pressed: true })).toHaveTextContent('Weglassen')
  await user.click(within(wahl).getByRole('button', { pressed: false }))
  expect(await screen.findByRole('heading', { name: /^3 von 5/ })).toBeVisible()

  await user.type(screen.getByRole('textbox', { name: /Quelle|Herkunft|stammen/ }), 'Kundenkartei')
  await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  await user.click(screen.getByRole('button', { name: /3 Adressen hochladen/ }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  const datei = bodies.map((body) => body.get('datei')).find((one): one is File => one instanceof File)
  const text = await datei?.text()
  expect(text).toContain('grund')
  expect(text).not.toMatch(/Stammkundin|Tochter|03\.02\.2024/)
})
