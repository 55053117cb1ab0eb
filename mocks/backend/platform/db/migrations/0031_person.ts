import type { Kysely } from 'kysely'

interface Einfrierung {
  einfrierung: { fertig: number; nach: number; hash: string }
}

/**
 * One judgement for who is the same person: who is known by hashes alone keeps several keys, rows keep whom they are not,
 * and a frozen recipient whose data were deleted keeps their hash for the seal.
 */
export async function person(db: Kysely<Einfrierung>): Promise<void> {
  const { schema } = db
  // null: entered before, by one key.
  await schema.alterTable('robinson').addColumn('merkmale', 'text').execute()
  await schema.alterTable('zielgruppeEmpfaenger').addColumn('jemandAnderes', 'text').execute()
  await schema.alterTable('empfaengerCode').addColumn('jemandAnderes', 'text').execute()
  await schema.alterTable('empfaengerCode').addColumn('datenHash', 'text').execute()
  // What is half frozen has a seal of the old kind: it begins anew.
  await db.updateTable('einfrierung').set({ fertig: 0, nach: 0, hash: '' }).execute()
}
