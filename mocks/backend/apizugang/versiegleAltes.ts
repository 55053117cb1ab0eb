import type { Db } from '../platform/db/schema.ts'
import { MARKE, oeffne, versiegle, type Schluessel } from '../platform/sealing.ts'

/** Seals what an earlier version stored readable; at every start, and nothing to do after the first. */
export async function versiegleWebhooks(db: Db, settings: Schluessel): Promise<void> {
  const webhooks = await db
    .selectFrom('webhook')
    .select(['idPtWebhook', 'geheimnis', 'altesGeheimnis'])
    .where('geheimnis', 'not like', `${MARKE}%`)
    .execute()
  for (const { idPtWebhook, geheimnis, altesGeheimnis } of webhooks)
    await db
      .updateTable('webhook')
      .set({
        geheimnis: versiegle(settings, 'webhook', geheimnis),
        altesGeheimnis:
          altesGeheimnis === null ? null : versiegle(settings, 'webhook', oeffne(settings, 'webhook', altesGeheimnis)),
      })
      .where('idPtWebhook', '=', idPtWebhook)
      .where('geheimnis', '=', geheimnis)
      .execute()
}
