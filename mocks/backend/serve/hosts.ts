import { hostname } from 'node:os'

/** Names of this machine that only it can reach. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i
/** A literal address needs no name server, so nobody can make a name of his point there. */
const LITERAL = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i

/** Whether a server that listens there can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** The name in a Host header, without its port. */
const nameOf = (header: string): string => header.replace(/:\d+$/, '').toLowerCase()

interface Served {
  /** Address that the server listens on. */
  host: string
  /** Address under which people know it. */
  publicUrl: string
}

/** Whether a request was meant for this service: a foreign name that leads here comes from somebody else's page. */
function isOurs(header: string, { host, publicUrl }: Served): boolean {
  const name = nameOf(header)
  if (isLoopback(name) || name === new URL(publicUrl).hostname.toLowerCase()) return true
  if (isLoopback(host)) return false
  return LITERAL.test(name) || name === host.toLowerCase() || name === hostname().toLowerCase()
}

const FREMD = (name: string): string =>
  `Unter dem Namen ${name} ist dieser Dienst nicht eingerichtet. Wenn er so heißen soll: PUBLIC_URL=https://${name} npm start\n`

/** Refuses what was meant for another name (DNS rebinding): such a page could read everything here. null: it is ours. */
export function refuseForeignHost({ headers }: Request, served: Served): Response | null {
  const header = headers.get('host') ?? ''
  if (isOurs(header, served)) return null
  const type = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  return new Response(FREMD(nameOf(header).replaceAll(/[^\w.:[\]-]/g, '')), { status: 421, headers: type })
}
