import { randomUUID } from 'node:crypto'
import type { ApiRecht } from '#src/contract/apizugang.ts'
import type { WebhookEreignis } from '#src/contract/webhook.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { encodeInhalt } from '../apizugang/emitEreignis.ts'
import { zugangOf } from '../apizugang/tokens.ts'
import { newGeheimnis } from '../apizugang/webhooks.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { sha256 } from '../platform/files.ts'
import { newSecret } from '../platform/secrets.ts'
import { seal } from '../platform/sealing.ts'

const MINUTE_MS = 60_000
const TAG_MS = 86_400_000

interface DemoToken {
  bezeichnung: string
  modus: 'live' | 'test'
  rechte: readonly ApiRecht[]
  /** Days from today. */
  erstellt: number
  gueltigBis: number
  ipListe?: readonly string[]
}

const TOKENS: readonly DemoToken[] = [
  {
    bezeichnung: 'Agentur Nordlicht',
    modus: 'live',
    rechte: ['kampagne.lesen', 'werbemittel.lesen', 'werbemittel.schreiben'],
    erstellt: -402,
    gueltigBis: -37,
  },
  {
    bezeichnung: 'Warenwirtschaft',
    modus: 'live',
    rechte: ['zielgruppe.lesen', 'zielgruppe.schreiben', 'kampagne.lesen', 'statistik.lesen'],
    erstellt: -96,
    gueltigBis: 269,
    ipListe: ['198.51.100.0/24'],
  },
  {
    bezeichnung: 'Probelauf der neuen Schnittstelle',
    modus: 'test',
    rechte: ['kampagne.lesen', 'kampagne.schreiben', 'freigabe.anfordern', 'zielgruppe.lesen', 'werbemittel.lesen'],
    erstellt: -12,
    gueltigBis: 353,
  },
]

/** Calls of the second and third token: which, when (minutes ago), what came of it. */
const ANFRAGEN: readonly (readonly [1 | 2, number, 'GET' | 'POST', string, number, string | null])[] = [
  [1, 11_520, 'POST', 'uploadAdressen', 200, null],
  [1, 11_500, 'GET', 'fetchZielgruppe', 200, null],
  [2, 4_410, 'POST', 'saveKampagne', 422, 'EINGABE_UNGUELTIG'],
  [2, 4_402, 'POST', 'saveKampagne', 200, null],
  [2, 4_401, 'POST', 'kampagneZurFreigabeGeben', 409, 'NICHT_MOEGLICH'],
  [1, 1_470, 'GET', 'fetchStatistik', 200, null],
  [1, 1_469, 'GET', 'fetchKampagne', 200, null],
  [2, 190, 'GET', 'fetchKampagne', 404, 'NICHT_GEFUNDEN'],
  [1, 30, 'GET', 'fetchStatistik', 200, null],
]

async function seedTokens(context: Context): Promise<number[]> {
  const { db, heute, now } = context
  const actor = requireActor(context)
  const idZugang = await zugangOf(context, actor)
  const rows = await db
    .insertInto('apiToken')
    .values(
      TOKENS.map(({ bezeichnung, modus, rechte, erstellt, gueltigBis, ipListe = [] }) => {
        const geheimnis = `pk_${modus}_${newSecret()}`
        return {
          idPtKunde: actor.idPtKunde,
          idZugang,
          erstelltVon: actor.name,
          bezeichnung,
          modus,
          praefix: geheimnis.slice(0, `pk_${modus}_`.length + 8),
          tokenHash: sha256(geheimnis),
          rechte: JSON.stringify(rechte),
          ipListe: JSON.stringify(ipListe),
          gueltigBis: addTage(heute(), gueltigBis),
          erstelltAm: new Date(now().getTime() + erstellt * TAG_MS).toISOString(),
        }
      }),
    )
    .returning('idPtApiToken')
    .execute()
  return rows.map(({ idPtApiToken }) => idPtApiToken)
}

async function seedAnfragen({ db, now, ...context }: Context, tokens: readonly number[]): Promise<void> {
  const { idPtKunde } = requireActor({ db, now, ...context })
  const ago = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS).toISOString()
  const ip = '198.51.100.17'
  await db
    .insertInto('apiAnfrage')
    .values(
      ANFRAGEN.map(([token, minutes, methode, operation, status, code], nr) => ({
        idPtKunde,
        idPtApiToken: tokens[token] ?? 0,
        zeit: ago(minutes),
        methode,
        operation,
        status,
        code,
        dauerMs: 8 + ((nr * 13) % 40),
        anfrage: newSecret()
          .toUpperCase()
          .replaceAll(/[^0-9A-Z]/g, '')
          .slice(0, 8),
        ip,
      })),
    )
    .execute()
  for (const token of [1, 2] as const) {
    const [, minutes = 0] = ANFRAGEN.findLast(([used]) => used === token) ?? []
    await db
      .updateTable('apiToken')
      .set({ letzteNutzung: ago(minutes), letzteIp: ip })
      .where('idPtApiToken', '=', tokens[token] ?? 0)
      .execute()
  }
}

/** One that hears of scans, and one that has been silent so long that nothing more is sent to it. */
async function seedWebhooks(context: Context): Promise<void> {
  const { db, now, settings } = context
  const { idPtKunde, name, email } = requireActor(context)
  const ago = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS).toISOString()
  const common = { idPtKunde, erstelltVon: name, erstelltVonEmail: email }
  const [scans, buchhaltung] = await db
    .insertInto('webhook')
    .values([
      {
        ...common,
        bezeichnung: 'Scans in die Warenwirtschaft',
        url: 'http://localhost:4010/postkampagne',
        ereignisse: JSON.stringify(['statistik.scan']),
        geheimnis: seal(settings, 'webhook', newGeheimnis()),
        aktiv: 1,
        letzterErfolg: ago(52),
        erstelltAm: ago(96 * 1440),
      },
      {
        ...common,
        bezeichnung: 'Buchhaltung',
        url: 'https://buchhaltung.example.org/eingang',
        ereignisse: JSON.stringify(['rechnung.erstellt', 'zahlung.status']),
        geheimnis: seal(settings, 'webhook', newGeheimnis()),
        aktiv: 0,
        pausiertAm: ago(2 * 1440),
        letzterErfolg: ago(9 * 1440),
        erstelltAm: ago(60 * 1440),
      },
    ])
    .returning('idPtWebhook')
    .execute()
  if (!scans || !buchhaltung) throw new Error('the demo webhooks are missing')
  await seedZustellungen(context, { scans: scans.idPtWebhook, buchhaltung: buchhaltung.idPtWebhook })
}

/** What was sent to both: scans that arrived, and an invoice that was lost. */
async function seedZustellungen(context: Context, webhooks: { scans: number; buchhaltung: number }): Promise<void> {
  const { db, now } = context
  const { idPtKunde } = requireActor(context)
  const ago = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS).toISOString()
  const sent = await db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('idPtKunde', '=', idPtKunde)
    .where('state', '=', 'inVersendet')
    .orderBy('idPtKampagne', 'desc')
    .executeTakeFirstOrThrow()
  const rechnung = await db
    .selectFrom('rechnung')
    .select(['idPtRechnung', 'rechnungsnummer', 'idPtKampagne', 'brutto'])
    .where('idPtKunde', '=', idPtKunde)
    .where('art', '=', 'rechnung')
    .orderBy('idPtRechnung', 'desc')
    .executeTakeFirstOrThrow()
  const of = (ereignis: WebhookEreignis, minutes: number, daten: object) => ({
    idPtKunde,
    nachrichtId: `msg_${randomUUID()}`,
    ereignis,
    inhalt: encodeInhalt({ zeit: ago(minutes), modus: 'live', ereignis, daten }),
    erstelltAm: ago(minutes),
  })
  const arrived = { status: 'zugestellt', versuche: 1, antwortStatus: 204, antwortAuszug: '' } as const
  const lost = { status: 'fehlgeschlagen', versuche: 9 } as const
  const scan = (minutes: number, erster: boolean) => ({
    ...of('statistik.scan', minutes, { idPtKampagne: sent.idPtKampagne, nummer: 1, erster }),
    ...arrived,
    idPtWebhook: webhooks.scans,
    letzterVersuch: ago(minutes),
    dauerMs: 30 + (minutes % 50),
    fehler: null,
  })
  await db
    .insertInto('zustellung')
    .values([
      {
        ...of('rechnung.erstellt', 6 * 1440, { ...rechnung, art: 'rechnung' }),
        ...lost,
        idPtWebhook: webhooks.buchhaltung,
        letzterVersuch: ago(2 * 1440),
        dauerMs: 412,
        antwortStatus: 503,
        antwortAuszug: 'Service Unavailable',
        fehler: null,
      },
      scan(2 * 1440 + 17, true),
      scan(1440 + 211, false),
      scan(304, true),
      scan(52, true),
    ])
    .execute()
}

/** The same person elsewhere: live as long as any session that nobody uses. */
async function seedSitzungen(context: Context): Promise<void> {
  const { db, realNow } = context
  const idZugang = await zugangOf(context, requireActor(context))
  const ago = (minutes: number) => new Date(realNow().getTime() - minutes * MINUTE_MS).toISOString()
  await db
    .insertInto('sitzung')
    .values(
      [
        { geraet: 'Safari auf iPhone', minutes: 95 },
        { geraet: 'Firefox auf Windows', minutes: 220 },
      ].map(({ geraet, minutes }, nr) => ({
        idZugang,
        geraet,
        tokenHash: sha256(newSecret()),
        erstelltAm: ago(minutes),
        letzteNutzung: ago(nr * 4),
      })),
    )
    .execute()
}

/** Tokens with their calls, webhooks with their deliveries, sessions elsewhere; nothing that anybody could log in with. */
export async function seedZugaenge(context: Context): Promise<void> {
  await seedAnfragen(context, await seedTokens(context))
  await seedWebhooks(context)
  await seedSitzungen(context)
}
