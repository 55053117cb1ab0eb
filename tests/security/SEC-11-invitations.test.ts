import { beforeEach, expect, it } from 'vitest'
import { backendForEach } from '#tests/support/standIn.ts'

const backend = backendForEach({ verbraucher: 10 })
let kunde: string
beforeEach(async () => {
  kunde = await backend.login('kunde@example.org')
})

const RECHTE: { role: 'betrachter'; ability: []; zahlungslimit: null } = {
  role: 'betrachter',
  ability: [],
  zahlungslimit: null,
}
const person = (email: string) => ({ email, vorname: 'Lena', nachname: 'Vogt' })
const invite = (personen: string[]) =>
  backend.send(kunde, 'ladeMitarbeiterEin', { personen: personen.map(person), ...RECHTE })
const create = (email: string) =>
  backend.send(kunde, 'erstelleMitarbeiter', {
    ...person(email),
    anrede: '',
    titel: '',
    telefon: '',
    position: '',
    ...RECHTE,
  })

/** Asks for taken addresses until the service refuses; how many it answered. */
async function probe(ask: () => Promise<Response>, each: number): Promise<{ asked: number; status: number }> {
  for (let asked = 0; asked <= 150; asked += each) {
    const { status } = await ask()
    if (status === 429) return { asked, status }
  }
  return { asked: 150, status: 200 }
}
const TAKEN = [
  'team@example.org',
  'andere@example.org',
  'freigabe@example.org',
  'buchhaltung@example.org',
  'kunde@example.org',
]

it('SEC-11 inviting taken addresses counts as inviting free ones', async () => {
  expect(await probe(() => invite(TAKEN), TAKEN.length)).toEqual({ asked: 100, status: 429 })
  // From here on a free address gets the very same answer.
  const [free, taken] = [await invite(['neu@example.org']), await invite(['andere@example.org'])]
  expect([free.status, taken.status]).toEqual([429, 429])
  const text = async (response: Response) => JSON.stringify(await response.json()).replace(/"anfrage":"[^"]*"/, '')
  expect(await text(free)).toBe(await text(taken))
})

it('SEC-11 a refused new employee counts, whatever becomes of the rest', async () => {
  expect(await probe(() => create('andere@example.org'), 1)).toEqual({ asked: 100, status: 429 })
})

it('SEC-11 changing an address counts, to a taken one as to a free one', async () => {
  const { mitarbeiter } = await backend.call(kunde, 'fetchMitarbeiterListe', {})
  const id = mitarbeiter.find(({ email }) => email === 'team@example.org')?.idThHeadhunterMitarbeiter ?? 0
  let times = 0
  const ask = async () => {
    const { titel, vorname, nachname, telefon, position, version } = await backend.call(kunde, 'fetchMitarbeiter', {
      idThHeadhunterMitarbeiter: id,
    })
    times += 1
    return backend.send(kunde, 'saveMitarbeiter', {
      ...RECHTE,
      idThHeadhunterMitarbeiter: id,
      titel,
      vorname,
      nachname,
      telefon,
      position,
      version,
      anrede: '',
      email: times % 2 === 0 ? 'frei@example.org' : 'andere@example.org',
    })
  }
  expect(await probe(ask, 1)).toEqual({ asked: 100, status: 429 })
})
