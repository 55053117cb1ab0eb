import type { Sprache } from '#src/domain/apizugang/snippets.ts'

/** The programs as customers get them; a test runs every one of them. */
const PROGRAMME = import.meta.glob<string>('/docs/api/beispiele/*', { query: '?raw', import: 'default', eager: true })

const programm = (name: string): string => PROGRAMME[`/docs/api/beispiele/${name}`] ?? ''

export const KAMPAGNE: Record<Sprache, string> = {
  curl: programm('kampagne.sh'),
  typescript: programm('kampagne.ts'),
  php: programm('kampagne.php'),
  python: programm('kampagne.py'),
}

/** A shell is no place to receive something. */
export const WEBHOOK: Partial<Record<Sprache, string>> = {
  typescript: programm('webhook.ts'),
  php: programm('webhook.php'),
  python: programm('webhook.py'),
}
