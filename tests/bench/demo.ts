import { migrate } from '#mocks/backend/platform/db/migrate.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { seedDemo } from '#mocks/backend/seed/index.ts'
import { partsOf } from '#tests/support/templates.ts'

/** Fills an empty database with the demo, and few consumers. */
export async function fillWithDemo(db: Db, dataDir: string, now: Date): Promise<void> {
  await migrate(db, now)
  const parts = await partsOf(
    { db, files: new Map() },
    dataDir,
    () => now,
    () => undefined,
  )
  await seedDemo(parts, { verbraucher: 2_000 })
  await parts.printer.close()
}
