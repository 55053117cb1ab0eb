import { withAsciiHost } from '#src/contract/wire.ts'

/** Providers that read a name with and without dots as one, by the host that stands for all of theirs. Source: Gmail help. */
const OHNE_PUNKTE: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind a mail address, as far as an address tells: casing and what stands behind a plus (RFC 5233) lead nowhere
 * else. Not an address: for comparing alone.
 */
function postfachOf(email: string): string {
  const parts = withAsciiHost(email.trim()).toLowerCase().normalize('NFC').split('@')
  const host = parts.pop() ?? ''
  const [plain = ''] = parts.join('@').split('+')
  const dotless = OHNE_PUNKTE[host]
  return dotless === undefined ? `${plain}@${host}` : `${plain.replaceAll('.', '')}@${dotless}`
}

/** Do two addresses lead into one mailbox? The one judgement of "is this the same person's mail?". */
export const gleichesPostfach = (a: string, b: string): boolean => postfachOf(a) === postfachOf(b)
