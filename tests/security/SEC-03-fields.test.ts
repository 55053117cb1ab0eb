import { beforeAll, describe, expect, it } from 'vitest'
import { accessTokens } from '#tests/support/accessActors.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import type { Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'

/** Names of all fields in an answer, with their way; layers of the sheet are drawing and not looked into. */
function keysOf(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${way}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = way === '' ? key : `${way}.${key}`
    return key === 'layers' ? [here] : [here, ...keysOf(inner, here)]
  })
}

/** Fields of an answer that hold money, by their names. */
const MONEY = /^(preis|brutto|netto|ust|gebuehr|positionen|summe|rabatt)/

function moneyIn(value: unknown): string[] {
  return keysOf(value).filter((way) => way.split(/[.[\]]+/).some((part) => MONEY.test(part)))
}

/** The answer without fields that say nothing. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, filled(inner)]),
  )
}

describe('SEC-03 answers hold only what their reader may see', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let tokens: Awaited<ReturnType<typeof accessTokens>>

  beforeAll(async () => {
    sample = await readSample(backend, 1)
    tokens = await accessTokens(backend)
  })

  it('gives an approver without an account these fields and no others', async () => {
    const response = await backend.send(null, 'fetchFreigabe', { hashKey: sample.hashKey })
    expect([...new Set(keysOf(await response.json()))].toSorted()).toMatchInlineSnapshot(`
      [
        "anmerkung",
        "darfEntscheiden",
        "durch",
        "empfaengerName",
        "entscheidung",
        "entschiedenAm",
        "gezeigt",
        "gueltigBis",
        "name",
        "stand",
        "stand.erteilt",
        "stand.lage",
        "stand.noetig",
        "stand.personen",
        "stand.personen[].entscheidung",
        "stand.personen[].entschiedenAm",
        "stand.personen[].ich",
        "stand.personen[].name",
        "terminVerpasst",
        "vorlage",
        "vorlage.absender",
        "vorlage.absender.firma",
        "vorlage.absender.hausnummer",
        "vorlage.absender.ort",
        "vorlage.absender.plz",
        "vorlage.absender.strasse",
        "vorlage.angefordertVon",
        "vorlage.ankunftBis",
        "vorlage.ankunftVon",
        "vorlage.assets",
        "vorlage.assets[].bytes",
        "vorlage.assets[].id",
        "vorlage.assets[].mime",
        "vorlage.assets[].name",
        "vorlage.assets[].px",
        "vorlage.assets[].quelle",
        "vorlage.assets[].sha256",
        "vorlage.assets[].space",
        "vorlage.beispiele",
        "vorlage.beispiele[].anrede",
        "vorlage.beispiele[].firma",
        "vorlage.beispiele[].gutscheincode",
        "vorlage.beispiele[].hausnummer",
        "vorlage.beispiele[].kundennummer",
        "vorlage.beispiele[].land",
        "vorlage.beispiele[].nachname",
        "vorlage.beispiele[].ort",
        "vorlage.beispiele[].plz",
        "vorlage.beispiele[].strasse",
        "vorlage.beispiele[].titel",
        "vorlage.beispiele[].vorname",
        "vorlage.beispiele[].zusatz",
        "vorlage.datenschutzText",
        "vorlage.fassung",
        "vorlage.firma",
        "vorlage.format",
        "vorlage.kampagne",
        "vorlage.kennzeichnung",
        "vorlage.marke",
        "vorlage.marke.farbe",
        "vorlage.marke.logo",
        "vorlage.menge",
        "vorlage.nachricht",
        "vorlage.pdfAssetId",
        "vorlage.preis",
        "vorlage.qrCodes",
        "vorlage.qrCodes[].kurzlink",
        "vorlage.qrCodes[].layerId",
        "vorlage.qrCodes[].name",
        "vorlage.qrCodes[].seite",
        "vorlage.qrCodes[].typ",
        "vorlage.qrCodes[].ziel",
        "vorlage.seiten",
        "vorlage.seiten[].guides",
        "vorlage.seiten[].layers",
        "vorlage.seiten[].side",
        "vorlage.snapshotHash",
        "vorlage.snapshotNr",
        "vorlage.soGelassen",
        "vorlage.versandDatum",
        "vorlage.zielgruppe",
        "zustand",
      ]
    `)
  })

  it.each(['gestalter', 'freigeber', 'betrachter'] as const)(
    'gives a %s, who neither plans, pays nor reads invoices, no price',
    async (role) => {
      const { idPtKampagne } = sample.kampagne('inVersendet')
      for (const answer of [
        await backend.call(tokens[role], 'fetchKampagne', { idPtKampagne }),
        await backend.call(tokens[role], 'fetchKampagnen', {}),
        await backend.call(tokens[role], 'berechnePreis', { idPtKampagne }),
        await backend.call(tokens[role], 'fetchStatistik', {}),
        await backend.call(tokens[role], 'fetchSuche', { q: 'RE-2026' }),
      ]) {
        expect(moneyIn(filled(answer))).toEqual([])
        expect(JSON.stringify(answer)).not.toMatch(/\d,\d\d\s?€/)
      }
      const { zahlung, idPtRechnung } = await backend.call(tokens[role], 'fetchKampagne', { idPtKampagne })
      expect(zahlung).toMatchObject({ betrag: 0, offen: 0, erstattet: 0, referenz: null })
      expect(idPtRechnung).toBeNull()
    },
  )

  it.each(['kampagnenmanager', 'buchhaltung', 'administrator', 'inhaber'] as const)(
    'gives a %s the price',
    async (role) => {
      const { idPtKampagne } = sample.kampagne('inVersendet')
      const { preis, zahlung } = await backend.call(tokens[role], 'fetchKampagne', { idPtKampagne })
      expect(preis?.brutto).toBe(zahlung.betrag)
      expect(preis?.brutto).toBeGreaterThan(0)
    },
  )
})
