import type { Db } from '../platform/db/schema.ts'
import { DEMO_PREISLISTE } from '../preisliste/demoPreisliste.ts'

/** Stores the demo price list, entry by entry in its order. */
export async function seedPreisliste(db: Db): Promise<void> {
  const rows = Object.entries(DEMO_PREISLISTE).flatMap(([kategorie, unterkategorien]) =>
    Object.entries(unterkategorien).flatMap(([unterkategorie, gruppen]) =>
      Object.entries(gruppen).flatMap(([gruppe, eintraege]) =>
        eintraege.map((eintrag) => ({ kategorie, unterkategorie, gruppe, ...eintrag })),
      ),
    ),
  )
  await db.insertInto('preisEintrag').values(rows).execute()
}
