import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'

/** Packages of a campaign that the print shop has, or has printed. */
export function offeneAuftraege(db: Db, idPtKampagne: number) {
  return db
    .selectFrom('druckauftrag')
    .select(['auftrag', 'snapshotNr', 'status'])
    .where('idPtKampagne', '=', idPtKampagne)
    .where('status', '!=', 'abgelehnt')
    .execute()
}

/**
 * Tells the print shop which recipients of a package are to be deleted (Art. 19 GDPR): by a file beside it, with their numbers
 * and no name. It goes with the package at the end of its period (DSG-03).
 */
export async function reportDeletion(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  auftrag: string,
  nummern: readonly number[],
): Promise<void> {
  const ordner = join(settings.lettershopOrdner, auftrag)
  const zeit = now().toISOString()
  const inhalt = {
    auftrag,
    gemeldetAm: zeit,
    grund: 'Art. 17 und 19 DSGVO: Diese Empfänger haben die Löschung verlangt. Bitte nicht drucken und löschen.',
    nummern: [...nummern].sort((a, b) => a - b),
  }
  const datei = `loeschung-${zeit.replaceAll(/\D/g, '').slice(0, 14)}-${randomUUID().slice(0, 8)}.json`
  await mkdir(ordner, { recursive: true })
  // Whole or not at all: the print shop may look at any moment.
  await writeFile(join(ordner, `.${datei}`), `${JSON.stringify(inhalt, null, 2)}\n`)
  await rename(join(ordner, `.${datei}`), join(ordner, datei))
}
