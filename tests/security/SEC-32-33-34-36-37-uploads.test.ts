import { beforeAll, describe, expect, it } from 'vitest'
import { inMb, MAX_BILD_PIXEL, MAX_BYTES, type UploadArt } from '#src/contract/grenzen.ts'
import { ADRESSEN_CSV, filesOfEveryKind, hugePng } from '#tests/support/uploads.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { CallRefused } from '#tests/support/wire.ts'

describe('uploads', () => {
  const backend = backendForAll({ verbraucher: 10 })
  let token: string
  let team: string
  let idPtWerbemittel: number
  let files: Record<string, Uint8Array>

  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
    team = await backend.login('team@example.org')
    files = await filesOfEveryKind()
    const neu = await backend.call(token, 'saveWerbemittel', { bezeichnung: 'Karte', format: 'maxipostkarte' })
    ;({ idPtWerbemittel } = neu)
  })

  const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

  /** Every place that takes a file. */
  const places = {
    bild: (datei: Blob, dateiName = 'bild.png') =>
      backend.call(token, 'uploadBild', { idPtWerbemittel, datei, dateiName }),
    pdf: (datei: Blob, dateiName = 'karte.pdf') =>
      backend.call(token, 'uploadPdf', { bezeichnung: 'Agentur', format: 'maxipostkarte', datei, dateiName }),
    adressen: (datei: Blob, dateiName = 'liste.csv') =>
      backend.call(token, 'uploadAdressen', {
        bezeichnung: 'Kundenkartei',
        datei,
        dateiName,
        dateiZeilen: 1,
        zeichensatz: 'utf-8',
        trennzeichen: ';',
        zuordnung: { Name: 'nachname' },
        datenquelle: 'Kundenkartei',
        rechtmaessigErhoben: true,
        ohneWarnungen: [],
      }),
    logo: async (datei: Blob) => {
      const { versionen } = await backend.call(token, 'fetchKonto', {})
      return backend.call(token, 'uploadLogo', { datei, version: versionen.marke })
    },
    avatar: (datei: Blob) => backend.call(team, 'uploadAvatar', { datei }),
    sperrliste: (datei: Blob) => backend.call(token, 'importSperrliste', { datei }),
  }
  const NAMES = Object.keys(places) as (keyof typeof places)[]

  /** What an upload leaves behind. */
  async function stored(): Promise<number[]> {
    const tables = ['asset', 'werbemittel', 'zielgruppe', 'zielgruppeEmpfaenger', 'sperre'] as const
    const counts = tables.map((table) =>
      backend.db
        .selectFrom(table)
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    )
    return (await Promise.all(counts)).map(({ n }) => Number(n))
  }

  const outcome = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'taken',
      (error: unknown) => (error instanceof CallRefused ? error.status : error),
    )

  /** Markup with a document type, as a picture, as a workbook and as a list. */
  const ENTITY = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>'
  it.each([
    ['SVG', `<?xml version="1.0"?>${ENTITY}<svg xmlns="http://www.w3.org/2000/svg"><text>&a;&b;</text></svg>`],
    ['SVG without a head', `${ENTITY}<svg xmlns="http://www.w3.org/2000/svg"><text>&a;&b;</text></svg>`],
    ['workbook of one file', `<?xml version="1.0"?>${ENTITY}<Workbook>&a;&b;</Workbook>`],
  ])('SEC-32, PDF-13 no place reads an %s with entities', async (_what, markup) => {
    const before = await stored()
    for (const name of NAMES) expect([name, await outcome(places[name](new Blob([markup])))]).toEqual([name, 422])
    expect(await stored()).toEqual(before)
  })

  it('SEC-32 no place reads a workbook', async () => {
    const before = await stored()
    for (const name of NAMES)
      expect([name, await outcome(places[name](blobOf(files['xlsx'] ?? new Uint8Array())))]).toEqual([name, 422])
    expect(await stored()).toEqual(before)
  })

  it.each<[keyof typeof places, UploadArt]>([
    ['bild', 'bild'],
    ['pdf', 'pdf'],
    ['adressen', 'adressen'],
    ['logo', 'logo'],
    ['avatar', 'avatar'],
    ['sperrliste', 'adressen'],
  ])('SEC-33 %s says its limit when a file is one byte larger', async (name, art) => {
    const refusal = await places[name](new Blob([new Uint8Array(MAX_BYTES[art] + 1)])).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      status: 413,
      code: 'ZU_GROSS',
      fehler: { felder: { datei: expect.stringContaining(`höchstens ${inMb(MAX_BYTES[art])} MB`) as string } },
    })
  })

  it.each(['logo', 'avatar'] as const)(
    'SEC-33 up to its limit only the content of a file for %s is wrong',
    async (name) => {
      expect(await outcome(places[name](new Blob([new Uint8Array(MAX_BYTES[name])])))).toBe(422)
    },
  )

  it('SEC-34 take a file only where name, first bytes and content say the same', async () => {
    const taken: string[] = []
    const refused = new Set<unknown>()
    const before = await stored()
    for (const place of ['bild', 'pdf', 'adressen'] as const)
      for (const [inhalt, bytes] of Object.entries(files))
        for (const endung of Object.keys(files)) {
          const result = await outcome(places[place](blobOf(bytes), `datei.${endung}`))
          if (result === 'taken') taken.push(`${place}: ${inhalt} als .${endung}`)
          else refused.add(result)
        }
    const bilder = ['png', 'jpg', 'webp']
    expect(taken).toEqual([
      ...bilder.flatMap((inhalt) => bilder.map((endung) => `bild: ${inhalt} als .${endung}`)),
      'pdf: pdf als .pdf',
      'adressen: csv als .csv',
      // What the browser reads in a workbook comes as CSV, under the name of the workbook.
      'adressen: csv als .xlsx',
    ])
    expect([...refused]).toEqual([422])
    const after = await stored()
    expect(after.map((n, index) => n - (before[index] ?? 0))).toEqual([10, 1, 2, 2, 0])
  })

  it.each([
    ['foto.webp', 'jpg', 'foto.jpg'],
    ['foto.jpeg', 'jpg', 'foto.jpeg'],
    ['foto.jpg', 'png', 'foto.png'],
    ['foto', 'jpg', 'foto.jpg'],
    ['.png', 'jpg', 'Datei.jpg'],
  ])('SEC-34 a picture named %s with %s inside is given out as %s', async (dateiName, inhalt, expected) => {
    const asset = await places.bild(blobOf(files[inhalt] ?? new Uint8Array()), dateiName)
    const file = await backend.call(token, 'downloadAsset', { idPtWerbemittel, assetId: asset.id })
    expect([asset.name, file.name]).toEqual([expected, expected])
    expect(file.blob.type).toBe(expected.endsWith('png') ? 'image/png' : 'image/jpeg')
  })

  it.each(['bild', 'logo', 'avatar'] as const)(
    'SEC-36 %s takes no picture with more pixels than we draw',
    async (name) => {
      const bomb = hugePng(16_000, 16_000)
      expect(bomb.length).toBeLessThan(100_000)
      const refusal = await places[name](new Blob([bomb])).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ status: 422, code: 'BILD_UNGUELTIG' })
      const edge = Math.floor(Math.sqrt(MAX_BILD_PIXEL))
      expect(await outcome(places[name](new Blob([hugePng(edge + 1, edge + 1)])))).toBe(422)
    },
  )

  it.each([
    ['../../x.png', '.._.._x.png'],
    ['..\\..\\x.png', '.._.._x.png'],
    ['CON.png', '_CON.png'],
    ['lpt1', '_lpt1.png'],
    [`${'x'.repeat(296)}.png`, `${'x'.repeat(146)}.png`],
    ['Büro 🖨️.png', 'Büro 🖨️.png'],
    ['\u202Egnp.exe.png', '_gnp.exe.png'],
    ['Bild\r\nX-Evil: 1.png', 'Bild__X-Evil_ 1.png'],
    ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  ])('SEC-37 %j is no place of ours, and is shown as %j', async (dateiName, shown) => {
    const asset = await places.bild(blobOf(files['png'] ?? new Uint8Array()), dateiName)
    const row = await backend.db
      .selectFrom('asset')
      .selectAll()
      .where('assetId', '=', asset.id)
      .executeTakeFirstOrThrow()
    expect(row.assetId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect([row.name, asset.name]).toEqual([shown, shown])
  })

  it('SEC-37 the name of a print file is shown sanitised as well', async () => {
    const karte = await places.pdf(blobOf(files['pdf'] ?? new Uint8Array()), '\u202E../AUX:karte.pdf')
    expect(karte.pdf?.name).toBe('_.._AUX_karte.pdf')
  })

  it('SEC-37 the name of a list is shown sanitised as well', async () => {
    const liste = await places.adressen(new Blob([ADRESSEN_CSV]), '\u202E../AUX:kunden.csv')
    expect(liste.datei?.name).toBe('_.._AUX_kunden.csv')
  })
})
