import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { SEITE_MAX } from '#src/contract/seite.ts'
import { CallRefused } from '#tests/support/wire.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { layAccounts, service, type Service } from './killed/service.ts'

/** Answers after which the process is killed, one life after the other: a short one, and longer ones of the proof. */
const LIVES = [6]
const MORE_LIVES = [25, 50]
/** Callers that write at the same time. */
const CALLERS = 4
const ROWS = 400

/** What was asked for, and what the service had confirmed before it was killed. */
interface Wish {
  name: string
  key: string
  confirmed: { idPtZielgruppe: number } | null
}

let dataDir: string
let child: Service
/** `unterwegs`: the note that was sent last, whether confirmed or not. */
let entwurf: { idPtKampagne: number; version: number; notiz: string; unterwegs: string }
let karte = 0
const bilder = new Map<string, string>()

const call: Service['call'] = (name, input, headers) => child.call(name, input, headers)

const rowsOf = (name: string) =>
  Array.from({ length: ROWS }, (_, index) => `Eda;${name};Ahornweg;${index + 1};01099;Dresden`).join('\n')

const upload = ({ name, key }: Pick<Wish, 'name' | 'key'>) =>
  call(
    'uploadAdressen',
    {
      bezeichnung: name,
      datei: new Blob([`vorname;nachname;strasse;hausnummer;plz;ort\n${rowsOf(name)}\n`]),
      dateiName: 'liste.csv',
      dateiZeilen: ROWS,
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      zuordnung: { Name: 'nachname' },
      datenquelle: 'Kundenkartei',
      rechtmaessigErhoben: true,
      ohneWarnungen: [],
    },
    { 'idempotency-key': key },
  )

async function alleZielgruppen() {
  const alle: Output<Operations['fetchZielgruppen']>['zielgruppen'] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await call('fetchZielgruppen', { ...(cursor && { cursor }), limit: SEITE_MAX })
    alle.push(...page.zielgruppen)
    cursor = page.weiter
  }
  return alle
}

/** Writes until the process is gone; `answered` hears of each confirmed change. */
async function write(caller: number, life: number, wishes: Wish[], answered: () => void): Promise<void> {
  try {
    for (let index = 0; ; index += 1) {
      const name = `Liste ${life}-${caller}-${index}`
      const wish: Wish = { name, key: `key-of-${life}-${caller}-${index}`, confirmed: null }
      wishes.push(wish)
      wish.confirmed = await upload(wish)
      answered()
      if (caller === 0) {
        const notiz = `Notiz zu ${name}`
        entwurf.unterwegs = notiz
        const { idPtKampagne } = entwurf
        const { version } = await call('saveKampagne', {
          idPtKampagne,
          version: entwurf.version,
          bezeichnung: 'Entwurf',
          notiz,
        })
        entwurf = { ...entwurf, version, notiz }
        answered()
      } else {
        const colour = { r: life * 60, g: caller * 60, b: index }
        const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
          .png()
          .toBuffer()
        const bild = await call('uploadBild', {
          idPtWerbemittel: karte,
          datei: new Blob([new Uint8Array(png)]),
          dateiName: `${name}.png`,
        })
        bilder.set(bild.id, bild.sha256)
        answered()
      }
    }
  } catch (error) {
    // The connection broke: whether the change was made is not known.
    if (!child.child.killed || error instanceof CallRefused) throw error
  }
}

/** What the files hold, read beside the server. */
function findings(): { integrity: unknown[]; orphans: unknown[]; half: unknown[] } {
  const db = new DatabaseSync(join(dataDir, 'template.sqlite'), { readOnly: true })
  const found = {
    integrity: db.prepare('pragma integrity_check').all(),
    orphans: db.prepare('pragma foreign_key_check').all(),
    half: db
      .prepare(
        `select bezeichnung from zielgruppe z where fertig = 1 and (typ = 'hochgeladen' and potenzial <>
        (select count(*) from zielgruppeEmpfaenger e where e.idPtZielgruppe = z.idPtZielgruppe))`,
      )
      .all(),
  }
  db.close()
  return found
}

beforeAll(async () => {
  dataDir = await temporaryFolder()
  child = service({ DATA_DIR: dataDir, DATABASE_URL: await layAccounts(dataDir) })
  await child.start()
  await child.login()
  const { idPtKampagne, version } = await call('saveKampagne', { bezeichnung: 'Entwurf', notiz: '' })
  entwurf = { idPtKampagne, version, notiz: '', unterwegs: '' }
  karte = (await call('saveWerbemittel', { bezeichnung: 'Karte', format: 'maxipostkarte' })).idPtWerbemittel
})
afterAll(() => child.end('SIGKILL'))

async function isWhole(answers: number) {
  const wishes: Wish[] = []
  let count = 0
  const answered = () => {
    count += 1
    if (count === answers) child.child.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => write(caller, answers, wishes, answered)))
  expect(count).toBeGreaterThanOrEqual(answers)
  await child.end('SIGKILL')
  await child.start()

  expect(findings()).toEqual({ integrity: [{ integrity_check: 'ok' }], orphans: [], half: [] })
  const stored = (await alleZielgruppen()).map(({ idPtZielgruppe, bezeichnung, potenzial }) => [
    idPtZielgruppe,
    bezeichnung,
    potenzial,
  ])
  const confirmed = wishes.flatMap(({ name, confirmed: made }) => (made ? [[made.idPtZielgruppe, name, ROWS]] : []))
  expect(confirmed.length).toBeGreaterThan(0)
  expect(stored).toEqual(expect.arrayContaining(confirmed))
  const { notiz, version } = await call('fetchKampagne', { idPtKampagne: entwurf.idPtKampagne })
  // The very last save may have been made without its answer getting out.
  const saved = { version: entwurf.version, notiz: entwurf.notiz }
  expect([saved, { version: saved.version + 1, notiz: entwurf.unterwegs }]).toContainEqual({ version, notiz })
  entwurf = { ...entwurf, version, notiz }
  for (const hash of bilder.values()) {
    const bytes = await readFile(join(dataDir, 'files', hash.slice(0, 2), hash))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
  }

  // A caller who got no answer asks again with his key: it never happens twice.
  for (const wish of wishes.filter(({ confirmed }) => confirmed === null))
    await upload(wish).catch((error: unknown) => {
      if (!(error instanceof CallRefused && error.code === 'LAEUFT_NOCH')) throw error
    })
  const after = (await alleZielgruppen()).map(({ bezeichnung }) => bezeichnung)
  expect(after).toHaveLength(new Set(after).size)
}

describe('killed while writing: what was confirmed is there, and nothing is there by half (LOAD-10)', () => {
  test.each(LIVES)('after %i answers', isWhole)
  test.each(MORE_LIVES)('after %i answers', { tags: ['proof'] }, isWhole)
})
