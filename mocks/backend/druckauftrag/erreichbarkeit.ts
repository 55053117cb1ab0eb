import { readSetting, writeSetting } from '../platform/settings.ts'
import type { Db } from '../platform/db/schema.ts'

const DRUCKEREI_GETRENNT = 'druckereiGetrennt'

/** Whether the print shop's inbox answers; the simulator can cut the line. */
export async function isDruckereiErreichbar(db: Db): Promise<boolean> {
  return (await readSetting(db, DRUCKEREI_GETRENNT)) !== '1'
}

export function setDruckereiErreichbar(db: Db, erreichbar: boolean): Promise<void> {
  return writeSetting(db, DRUCKEREI_GETRENNT, erreichbar ? '0' : '1')
}
