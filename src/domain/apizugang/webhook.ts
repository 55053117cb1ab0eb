import { isAdresse, isLokal, isOeffentlich } from './adressen.ts'

/** Waits before each repeated try, minutes: eight of them, nearly four days together (domain 4.10; waits assumed). */
export const WARTEN_MIN = [1, 5, 30, 120, 360, 720, 1440, 2880] as const
/** Longest wait for an answer, ms. assumed. */
export const ANTWORT_MS = 10_000
/** A renewed secret signs beside the new one, hours. assumed, as for tokens. */
export const GEHEIMNIS_UEBERLAPPUNG_STUNDEN = 24
/** Characters of an answer that are kept. assumed. */
export const AUSZUG_ZEICHEN = 500
/** Webhooks of one customer. assumed. */
export const WEBHOOKS_MAX = 20

/** When a delivery is tried again after its n-th try has failed, ISO; null when that was the last. */
export function naechsterVersuch(versuche: number, jetzt: Date): string | null {
  const minuten = WARTEN_MIN[versuche - 1]
  return minuten === undefined ? null : new Date(jetzt.getTime() + minuten * 60_000).toISOString()
}

/** Names that only mean something inside a network. */
const INTERN = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/

const hostOf = (url: URL) =>
  url.hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()

const isDieseMaschine = (host: string) => host === 'localhost' || isLokal(host)

/** The name or address itself is one of the machine; only where trying is allowed. */
export function isLokalesZiel(url: URL): boolean {
  return isDieseMaschine(hostOf(url))
}

/**
 * Why nothing is sent to an address, in German; null when it may be. Only https to the public internet; `lokal` also lets
 * http to the machine itself, for trying. What a name leads to is checked again when it is looked up.
 */
export function zielProblem(text: string, lokal: boolean): string | null {
  if (!URL.canParse(text)) return 'Das ist keine Adresse. Beispiel: https://shop.example.org/postkampagne'
  const url = new URL(text)
  const host = hostOf(url)
  if (url.username !== '' || url.password !== '') return 'Die Adresse darf keine Zugangsdaten enthalten.'
  if (lokal && /^https?:$/.test(url.protocol) && isDieseMaschine(host)) return null
  if (url.protocol !== 'https:') return 'Die Adresse muss mit https:// beginnen.'
  const oeffentlich = isAdresse(host) ? isOeffentlich(host) : host.includes('.') && !INTERN.test(host)
  return oeffentlich ? null : 'Diese Adresse liegt nicht im öffentlichen Internet. Dorthin senden wir nichts.'
}
