/** A setting that cannot be used; its text is for the person who started the program and holds no key. */
class BildUrlError extends Error {}

/** Address of the call from BILD_URL, with or without `/v1` and slash at its end; null where none is set. */
export function zielVon(text: string | undefined): URL | null {
  const given = (text ?? '').trim()
  if (given === '') return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new BildUrlError('BILD_URL ist keine Adresse. Beispiel: https://bild.example.org/v1')
  if (url.username !== '' || url.password !== '')
    throw new BildUrlError('BILD_URL enthält Zugangsdaten. Der Schlüssel gehört in BILD_SCHLUESSEL.')
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const base = parts.at(-1) === 'v1' ? parts : [...parts, 'v1']
  url.pathname = `/${[...base, 'images', 'generations'].join('/')}`
  url.hash = ''
  return url
}
