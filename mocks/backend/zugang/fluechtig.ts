/** A session that is known to this process alone. */
export interface Fluechtige {
  /** Below zero, so that it is no other session's. */
  idSitzung: number
  idZugang: number
  /** ISO, real time. */
  erstelltAm: string
  letzteNutzung: string
  geraet: string | null
}

/**
 * Sessions that could not be written, by the hash of their token: somebody can log in and look while the disk is full.
 * Each is written at its next use that can be; a restart ends them. Of the process and not of a database, so that a
 * transaction ends them, too.
 */
const alle = new Map<string, Fluechtige>()
let letzte = 0

/** Keeps one. */
export function keep(tokenHash: string, sitzung: Omit<Fluechtige, 'idSitzung'>): void {
  letzte -= 1
  alle.set(tokenHash, { ...sitzung, idSitzung: letzte })
}

export const fluechtigeMit = (key: { tokenHash: string } | { idSitzung: number }): Fluechtige | undefined =>
  'tokenHash' in key ? alle.get(key.tokenHash) : [...alle.values()].find(({ idSitzung }) => idSitzung === key.idSitzung)

/** Ends those of which this is true; how many there were. */
export function forget(isOver: (sitzung: Fluechtige) => boolean): number {
  const hashes = [...alle].flatMap(([hash, sitzung]) => (isOver(sitzung) ? [hash] : []))
  for (const hash of hashes) alle.delete(hash)
  return hashes.length
}
