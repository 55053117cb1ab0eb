/** Names of parts as a setting says them, with commas; null: all. By itself, so that the start needs no call to read it. */
export function bereichListe(text: string | undefined): readonly string[] | null {
  const names = (text ?? '').split(',').map((name) => name.trim())
  const named = names.filter((name) => name !== '')
  return named.length === 0 ? null : named
}
