/** What a code may hold, piece by piece: codes of one kind and contacts ask here alone. */

export type QrText = { ok: true; text: string } | { ok: false; grund: string }

export const refuse = (grund: string): QrText => ({ ok: false, grund })
export const accept = (text: string): QrText => ({ ok: true, text })

export const isEmail = (value: string): boolean => /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(value)

/** Address of the web with its scheme, in plain ASCII (print 4). */
export function webadresse(value: string): QrText {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase()
  const hasPort = scheme !== undefined && /^[^:/]+:\d+(\/|$)/.test(value)
  if (scheme !== undefined && !hasPort && scheme !== 'http' && scheme !== 'https') {
    return refuse('Erlaubt sind nur Adressen mit https:// oder http://.')
  }
  const url = URL.parse(scheme === undefined || hasPort ? `https://${value}` : value)
  if (!url || !url.hostname.includes('.')) {
    return url?.hostname === 'localhost' || url?.hostname.startsWith('[')
      ? accept(url.href)
      : refuse('Das ist keine Internetadresse.')
  }
  if (url.username !== '' || url.password !== '') return refuse('Die Adresse darf keine Zugangsdaten enthalten.')
  return accept(url.href)
}

/** A number as it is dialled, the sign of another country kept; null for what no telephone dials. */
export function rufnummer(value: string): string | null {
  // "+49 (0) 221" has a zero that is dialled within the country alone; "00" is how "+" is dialled here.
  const nummer = value
    .replace(/^(\+|00)\s?(\d{1,3})\s?\(0\)/, '$1$2')
    .replaceAll(/[\s()/.\u2010-\u2013-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  return /^\+?\d{3,15}$/.test(nummer) ? nummer : null
}
