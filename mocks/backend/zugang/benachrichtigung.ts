import type { BenachrichtigungArt, BenachrichtigungEinstellung } from '#src/contract/zugang.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { sendMail, type Mail } from '../platform/mail.ts'

/** What somebody chose for these kinds; without a choice a notice comes by mail. */
export async function loadEinstellungen(
  db: Db,
  idZugang: number,
  arten: readonly BenachrichtigungArt[],
): Promise<BenachrichtigungEinstellung[]> {
  const rows = await db
    .selectFrom('benachrichtigungEinstellung')
    .select(['art', 'mail'])
    .where('idZugang', '=', idZugang)
    .execute()
  const stored = new Map(rows.map(({ art, mail }) => [art, mail === 1]))
  return arten.map((art) => ({ art, mail: stored.get(art) ?? true }))
}

export async function storeEinstellungen(
  db: Db,
  idZugang: number,
  einstellungen: readonly BenachrichtigungEinstellung[],
): Promise<void> {
  for (const { art, mail } of einstellungen)
    await db
      .insertInto('benachrichtigungEinstellung')
      .values({ idZugang, art, mail: mail ? 1 : 0 })
      .onConflict((conflict) => conflict.columns(['idZugang', 'art']).doUpdateSet({ mail: mail ? 1 : 0 }))
      .execute()
}

/** A mail that its recipient may have switched off. Whoever has no login has no settings and always gets it. */
export async function sendBenachrichtigung(
  context: Pick<Context, 'db' | 'now' | 'settings'>,
  art: BenachrichtigungArt,
  mail: Mail,
): Promise<void> {
  const off = await context.db
    .selectFrom('benachrichtigungEinstellung')
    .innerJoin('zugang', 'zugang.idZugang', 'benachrichtigungEinstellung.idZugang')
    .select('art')
    .where('zugang.email', '=', mail.an.toLowerCase())
    .where('art', '=', art)
    .where('mail', '=', 0)
    .executeTakeFirst()
  if (!off) await sendMail(context, mail)
}
