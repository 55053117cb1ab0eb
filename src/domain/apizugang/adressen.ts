/** An IP address as its bits, v4 or v6. */
interface Adresse {
  breite: 32 | 128
  wert: bigint
}

function parseV4(text: string): bigint | null {
  const teile = text.split('.')
  if (teile.length !== 4) return null
  let wert = 0n
  for (const teil of teile) {
    if (!/^(0|[1-9]\d{0,2})$/.test(teil) || Number(teil) > 255) return null
    wert = wert * 256n + BigInt(teil)
  }
  return wert
}

/** Groups of one side of "::"; a dotted v4 at the end counts for two. */
function parseGroups(text: string): bigint[] | null {
  if (text === '') return []
  const gruppen: bigint[] = []
  const teile = text.split(':')
  for (const [index, teil] of teile.entries()) {
    if (index === teile.length - 1 && teil.includes('.')) {
      const v4 = parseV4(teil)
      if (v4 === null) return null
      gruppen.push(v4 >> 16n, v4 & 0xffffn)
    } else if (/^[\da-f]{1,4}$/i.test(teil)) gruppen.push(BigInt(`0x${teil}`))
    else return null
  }
  return gruppen
}

function parseV6(text: string): bigint | null {
  const seiten = text.split('::')
  if (seiten.length > 2) return null
  const [links = '', rechts] = seiten
  const vorn = parseGroups(links)
  const hinten = rechts === undefined ? [] : parseGroups(rechts)
  if (vorn === null || hinten === null) return null
  const fehlen = 8 - vorn.length - hinten.length
  if (rechts === undefined ? fehlen !== 0 : fehlen < 1) return null
  return [...vorn, ...Array.from({ length: fehlen }, () => 0n), ...hinten].reduce(
    (sum, teil) => sum * 65_536n + teil,
    0n,
  )
}

const V4_IN_V6 = 0xffffn << 32n

/** An address as text; a v4 address in the clothes of v6 (::ffff:1.2.3.4) is the v4 address. Null when it is none. */
function parseAdresse(text: string): Adresse | null {
  if (!text.includes(':')) {
    const wert = parseV4(text)
    return wert === null ? null : { breite: 32, wert }
  }
  const wert = parseV6(text.replace(/^\[(.*)\]$/, '$1').split('%', 1)[0] ?? '')
  if (wert === null) return null
  return wert >> 32n === V4_IN_V6 >> 32n ? { breite: 32, wert: wert & 0xffff_ffffn } : { breite: 128, wert }
}

/** Address or CIDR range with the bits that count. */
function parseBereich(text: string): (Adresse & { praefix: number }) | null {
  const [adresse = '', laenge, ...mehr] = text.trim().split('/')
  const parsed = parseAdresse(adresse)
  if (parsed === null || mehr.length > 0) return null
  if (laenge === undefined) return { ...parsed, praefix: parsed.breite }
  if (!/^\d{1,3}$/.test(laenge) || Number(laenge) > parsed.breite) return null
  return { ...parsed, praefix: Number(laenge) }
}

function liesWithin({ breite, wert }: Adresse, bereich: Adresse & { praefix: number }): boolean {
  const egal = BigInt(bereich.breite - bereich.praefix)
  return breite === bereich.breite && wert >> egal === bereich.wert >> egal
}

/** What is wrong with an entry of a token's IP list, in German; null when it is right. */
export function ipProblem(text: string): string | null {
  if (parseBereich(text) !== null) return null
  return `„${text}“ ist keine IP-Adresse. Beispiele: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32.`
}

/** A call from this address may use the token; an empty list lets everybody. */
export function ipErlaubt(liste: readonly string[], ip: string): boolean {
  if (liste.length === 0) return true
  const adresse = parseAdresse(ip)
  if (adresse === null) return false
  return liste.some((eintrag) => {
    const bereich = parseBereich(eintrag)
    return bereich !== null && liesWithin(adresse, bereich)
  })
}

/** Ranges that no public service lives in: IANA special-purpose registries, and those that carry a v4 address inside. */
const NICHT_OEFFENTLICH = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
].flatMap((text) => parseBereich(text) ?? [])

/** An address of the public internet. What cannot be read is none. */
export function isOeffentlich(ip: string): boolean {
  const adresse = parseAdresse(ip)
  return adresse !== null && !NICHT_OEFFENTLICH.some((bereich) => liesWithin(adresse, bereich))
}

/** The machine itself. */
export function isLokal(ip: string): boolean {
  const adresse = parseAdresse(ip)
  if (adresse === null) return false
  return adresse.breite === 32 ? adresse.wert >> 24n === 127n : adresse.wert === 1n
}

/** The text is an address, not a name. */
export function isAdresse(text: string): boolean {
  return parseAdresse(text) !== null
}
