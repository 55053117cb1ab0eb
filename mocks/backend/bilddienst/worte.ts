/** Characters of a stranger's words that are shown. */
const WORTE_MAX = 200
/** So long a run of the description within them would be an echo of it. */
const ECHO_ZEICHEN = 16
/** Longest piece without a blank that is shown: no key, no address with one, no base64. */
const STUECK_MAX = 32

/**
 * What a service says of its refusal, fit to be shown as text: no marks of HTML, no control characters, no key, nothing of
 * what it was sent. Empty where nothing worth it is left.
 */
export function fremdeWorte(message: string, geheim: { schluessel: string; texte: readonly string[] }): string {
  const words = message
    .slice(0, 2_000)
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}<>]+/gu, ' ')
    .replaceAll(/["„“”]/g, "'")
  if (geheim.texte.some((text) => isEchoed(text, words))) return ''
  const shown = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isSecret(word, geheim.schluessel) ? '…' : word))
    .join(' ')
  return shown.length > WORTE_MAX ? `${shown.slice(0, WORTE_MAX - 1).trimEnd()}…` : shown
}

/** A key, a piece of one (services repeat its beginning or end), or what is as long as one. */
function isSecret(word: string, schluessel: string): boolean {
  if (word.length > STUECK_MAX || /^\W*(?:sk|key|tok|bearer)[-_]/i.test(word)) return true
  if (schluessel.length < 8) return schluessel !== '' && word.includes(schluessel)
  return word.includes(schluessel.slice(0, 8)) || word.includes(schluessel.slice(-4))
}

function isEchoed(text: string, words: string): boolean {
  const [sent, said] = [plain(text), plain(words)]
  if (sent.length < ECHO_ZEICHEN) return sent.length > 3 && said.includes(sent)
  for (let at = 0; at + ECHO_ZEICHEN <= sent.length; at++)
    if (said.includes(sent.slice(at, at + ECHO_ZEICHEN))) return true
  return false
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
