import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { profilFehler } from '#src/engines/print/page.ts'
import type { OutputIntent } from '#src/engines/print/writer.ts'
import { ConfigError } from '../configError.ts'

type Env = Partial<Record<'DRUCKPROFIL' | 'DRUCKBEDINGUNG', string>>

const MITGELIEFERT = join(import.meta.dirname, '../../../../public/druckprofil/FOGRA39L.icc')
/** Printing condition of the profile that comes with the product, as the ICC's registry names it. */
const FOGRA39 = 'FOGRA39'

/** The profile that is printed with: the print shop's own, which the environment names, or ours (print 12). */
export async function ausgabeprofil(env: Env): Promise<OutputIntent> {
  const pfad = env.DRUCKPROFIL?.trim() ?? ''
  const bedingung = env.DRUCKBEDINGUNG?.trim() ?? ''
  if (pfad === '') {
    if (bedingung !== '')
      throw new ConfigError(`DRUCKBEDINGUNG=${bedingung} benennt ein eigenes Druckprofil. Setzen Sie auch DRUCKPROFIL.`)
    return { bedingung: FOGRA39, profil: await bytesOf(MITGELIEFERT) }
  }
  if (bedingung === '')
    throw new ConfigError(
      'DRUCKPROFIL braucht den Namen seiner Druckbedingung. Beispiel: DRUCKBEDINGUNG=FOGRA51, wie ihn die Druckerei nennt.',
    )
  const profil = await bytesOf(pfad).catch(() => null)
  if (!profil)
    throw new ConfigError(
      `DRUCKPROFIL=${pfad} ist nicht zu lesen. Prüfen Sie, ob es die Datei gibt und sie gelesen werden darf.`,
    )
  const fehler = profilFehler(profil)
  if (fehler !== null)
    throw new ConfigError(
      `DRUCKPROFIL=${pfad} ${fehler}. Verlangt ist das ICC-Ausgabeprofil der Druckerei für CMYK, mit beiden Richtungen.`,
    )
  return { bedingung, profil }
}

async function bytesOf(pfad: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(pfad))
}
