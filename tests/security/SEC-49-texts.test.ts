import { beforeAll, describe, expect, it } from 'vitest'
import { cleanTexts } from '#mocks/backend/platform/wire/cleaning.ts'
import { fehlerAntwort } from '#src/contract/apiError.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const PATH = '/api/zielgruppe/'
const FORM = 'application/x-www-form-urlencoded'
const FILTER = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'ort', orte: ['Bremen'] } }

describe('SEC-49 texts are cleaned once, at the gate', () => {
  const backend = backendForAll({ seed: 'demo' })
  let token: string
  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  const post = (body: BodyInit, type?: string, path = PATH) =>
    backend.app.request(path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    })
  const save = (bezeichnung: string, orte = ['Bremen']) =>
    post(
      JSON.stringify({ aktion: 'saveZielgruppe', bezeichnung, filter: { ...FILTER, gebiet: { art: 'ort', orte } } }),
      'application/json',
    )
  const refusal = async (response: Response) => {
    const { fehler } = fehlerAntwort.parse(await response.json())
    return [response.status, fehler.code, fehler.felder]
  }
  const names = async () =>
    (await backend.db.selectFrom('zielgruppe').select('bezeichnung').execute()).map(({ bezeichnung }) => bezeichnung)

  it('NUL and half a letter are refused with field and place, in any depth, and nothing is stored', async () => {
    const before = await databaseState(backend.db)
    for (const [name, sign] of [
      ['Ein\0s', 'das Zeichen NUL'],
      ['Ein\ud83ds', 'ein halbes Zeichen'],
      ['Ein\udc4ds', 'ein halbes Zeichen'],
    ] as const)
      expect(await refusal(await save(name))).toEqual([
        422,
        'EINGABE_UNGUELTIG',
        { bezeichnung: expect.stringContaining(`An Stelle 4 steht ${sign}`) },
      ])
    expect(await refusal(await save('Gut', ['Köln', 'Bo\0nn']))).toEqual([
      422,
      'EINGABE_UNGUELTIG',
      { 'filter.gebiet.orte.1': expect.stringContaining('An Stelle 3') },
    ])
    // By a form and in a query, too.
    expect((await post('aktion=saveZielgruppe&bezeichnung=a%00b', FORM)).status).toBe(422)
    const asked = await backend.app.request(`${PATH}?aktion=fetchZielgruppen&q=a%00b`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await refusal(asked)).toMatchObject([422, 'EINGABE_UNGUELTIG', { q: expect.any(String) }])
    expect(await databaseState(backend.db)).toEqual(before)
  })

  it('other signs that nobody sees are taken out, and the answer says of which field', async () => {
    const answer = await save('Stamm\u0007\u202ekunden\u2066\n2026', ['Bre\u0085men'])
    expect([answer.status, answer.headers.get('x-bereinigt')]).toEqual([200, 'bezeichnung, filter'])
    expect(await answer.json()).toMatchObject({ bezeichnung: 'Stammkunden 2026' })
    expect(await names()).toContain('Stammkunden 2026')
    const untouched = await save('Zeichen: é 👩‍👩‍👧 soft\u00adhyphen')
    expect(untouched.headers.get('x-bereinigt')).toBeNull()
    expect(await names()).toContain('Zeichen: é 👩‍👩‍👧 soft\u00adhyphen')
  })

  it('whatever is named or however often: the answer comes, and names the fields of the contract alone', async () => {
    const many = Array.from({ length: 200 }, () => 'Bre\u0085men')
    const odd = { ...FILTER, ['\u0141 \u{1F600}\r\nX-Evil']: 'a\u0007', gebiet: { art: 'ort', orte: many } }
    const answer = await post(
      JSON.stringify({ aktion: 'saveZielgruppe', bezeichnung: 'Fremde Namen', filter: odd }),
      'application/json',
    )
    expect([answer.status, answer.headers.get('x-bereinigt')]).toEqual([200, 'filter'])
    expect(await names()).toContain('Fremde Namen')
  })

  it('lines stay where a field has them, and what is compared letter by letter is left alone', () => {
    const { values, changed } = cleanTexts({
      grund: 'Eins\r\n\tzwei\u0000'.slice(0, -1),
      name: 'Karin\tBrandt\r\nBremen',
      seiten: [{ layers: [{ text: 'Lieber\u00a0Kunde,\n\u200eguten Tag\u0001', name: 'Text\n1' }] }],
      passwortNeu: 'a\u0007b',
      datei: null,
    })
    expect(values).toEqual({
      grund: 'Eins\r\n\tzwei',
      name: 'Karin Brandt Bremen',
      seiten: [{ layers: [{ text: 'Lieber\u00a0Kunde,\n\u200eguten Tag', name: 'Text 1' }] }],
      passwortNeu: 'a\u0007b',
      datei: null,
    })
    expect(changed).toEqual(['name', 'seiten'])
  })

  it('a name that shows nothing is none', async () => {
    for (const name of ['\u202e\u2066', '\u200b', '\u2060\u00ad', '…', '--', ' '])
      expect([name, await refusal(await save(name))]).toEqual([
        name,
        [422, 'EINGABE_UNGUELTIG', { bezeichnung: expect.any(String) }],
      ])
    for (const name of ['Ω', '七', 'Ł', '7']) expect([name, (await save(name)).status]).toEqual([name, 200])
  })

  it('a form in other letters is refused as JSON is, whatever it says of itself', async () => {
    const latin = [
      post('aktion=saveZielgruppe&bezeichnung=M%FCnchen', FORM),
      post('aktion=saveZielgruppe&bezeichnung=M\u00fcnchen', `${FORM}; charset=ISO-8859-1`),
      post(Buffer.from('aktion=saveZielgruppe&bezeichnung=M\u00fcnchen', 'latin1'), FORM),
      post(Buffer.from('{"aktion":"saveZielgruppe","bezeichnung":"M\u00fcnchen"}', 'latin1'), 'application/json'),
      post(
        Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="aktion"\r\n\r\nuploadAdressen\r\n' +
            '--x\r\nContent-Disposition: form-data; name="bezeichnung"\r\n\r\nM\u00fcnchen\r\n--x--\r\n',
          'latin1',
        ),
        'multipart/form-data; boundary=x',
      ),
      backend.app.request(`${PATH}?aktion=fetchZielgruppen&q=M%FCnchen`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ]
    for (const [nr, answer] of latin.entries())
      expect([nr, ...(await refusal(await answer))]).toEqual([nr, 400, 'ANFRAGE_UNLESBAR', undefined])
    // What only looks so: a percent sign that nobody escaped, and a sign that was typed.
    const sloppy = await post(
      `aktion=saveZielgruppe&bezeichnung=100% M%C3%BCnchen%EF%BF%BD&filter=${encodeURIComponent(JSON.stringify(FILTER))}`,
      FORM,
    )
    expect(sloppy.status).toBe(200)
    expect(await names()).toContain('100% München\ufffd')
  })
})
