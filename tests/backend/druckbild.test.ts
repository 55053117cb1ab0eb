import { beforeAll, expect, it } from 'vitest'
import { backendForAll } from '#tests/support/standIn.ts'
import { upload } from '#tests/engines/print/judge/sheets.ts'

const backend = backendForAll({ verbraucher: 10 })
let token: string
beforeAll(async () => {
  token = await backend.login('kunde@example.org')
})

const letter = async (bytes: Uint8Array) =>
  backend.call(token, 'uploadPdf', {
    bezeichnung: 'Brief',
    format: 'dina4mailing',
    dateiName: 'brief.pdf',
    datei: new Blob([new Uint8Array(bytes)]),
  })

it('an uploaded letter with a dark address field is not fit for print', async () => {
  const saved = await letter(
    await upload('dina4mailing', (paint) => {
      paint(20, 45, 95, 52, [1, 0.8, 0, 0.4])
    }),
  )
  expect(saved).toMatchObject({ pruefStatus: 'fehler', status: 'fehlerhaft' })
  expect(saved.pruefung.map(({ code }) => code)).toContain('anschriftKontrast')
})

it('one with a white field is, and our code over its content is told once it is on', async () => {
  const saved = await letter(
    await upload('dina4mailing', (paint) => {
      for (let y = 120; y < 290; y += 4) paint(20, y, 180, 2, [0, 0, 0, 1])
    }),
  )
  expect(saved.pruefung.filter(({ schwere }) => schwere === 'fehler')).toEqual([])
  const seiten = saved.seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer) =>
      layer.type === 'qrcode' ? { ...layer, enabled: true, inhalt: 'https://example.org', y: 180 } : layer,
    ),
  }))
  const changed = await backend.call(token, 'saveWerbemittel', { ...saved, seiten })
  expect(changed.pruefung.map(({ code }) => code)).toContain('inhaltVerdeckt')
})
