/** An element: name, attributes, and text or children; absent children are left out. */
export interface Knoten {
  name: string
  attribute: Readonly<Record<string, string>>
  inhalt: string | readonly Knoten[]
}

type Kind = Knoten | null | undefined | false

/** Element with children. */
export function el(name: string, ...kinder: (Kind | readonly Kind[])[]): Knoten {
  return {
    name,
    attribute: {},
    inhalt: kinder.flat().filter((kind) => kind !== null && kind !== undefined && kind !== false),
  }
}

/** Element with text; none for an empty text. */
export function txt(name: string, text: string | null, attribute: Record<string, string> = {}): Knoten | null {
  return text === null || text.trim() === '' ? null : { name, attribute, inhalt: text.trim() }
}

/** Text for XML 1.0 and HTML: characters that XML does not allow are left out, markup is escaped. */
export function escapeXml(text: string): string {
  return (
    text
      .replace(/\p{Cs}/gu, '\ufffd')
      // XML 1.0 knows no control characters but tab, LF and CR.
      .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
      .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
  )
}

function write({ name, attribute, inhalt }: Knoten, indent: string): string {
  const attributes = Object.entries(attribute)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  if (typeof inhalt === 'string') return `${indent}<${name}${attributes}>${escapeXml(inhalt)}</${name}>\n`
  if (inhalt.length === 0) return `${indent}<${name}${attributes}/>\n`
  const children = inhalt.map((kind) => write(kind, `${indent}  `)).join('')
  return `${indent}<${name}${attributes}>\n${children}${indent}</${name}>\n`
}

/** Document in UTF-8 with its namespaces at the root. */
export function xmlDokument(root: Knoten, namensraeume: Readonly<Record<string, string>>): string {
  const xmlns = Object.fromEntries(Object.entries(namensraeume).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write({ ...root, attribute: { ...xmlns, ...root.attribute } }, '')}`
}
