const CSV = { type: 'text/csv' }

/** A file of pieces that are quick to write. */
export const csvAus = (texts: Iterable<string>): Blob => new Blob([...texts], CSV)

/** The same, piece by piece; null when `weiter`, told how many there are, wants no more. */
export async function csvInTeilen(
  texts: Iterable<string>,
  weiter: (parts: number) => Promise<boolean>,
): Promise<Blob | null> {
  const parts: Blob[] = []
  for (const text of texts) {
    parts.push(new Blob([text]))
    if (!(await weiter(parts.length))) return null
  }
  return new Blob(parts, CSV)
}
