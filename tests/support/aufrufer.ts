import type { Hono } from 'hono'
import type { Auslassung } from '#mocks/backend/statistik/aufrufer.ts'
import aufrufer from './aufrufer.json' with { type: 'json' }

const [safari = '', chrome = '', ...andere] = aufrufer.telefone
/** What phones of people say: the browsers of the makers, others, and pages within apps. */
export const TELEFONE = [safari, chrome, ...andere] as const

/** What nobody is behind, by kind, in the words of those who run it. */
export const KENNUNGEN: Readonly<
  Record<Exclude<Auslassung, 'methode' | 'vorabruf' | 'wiederholung'>, readonly string[]>
> = aufrufer.kennungen

/** Headers of a browser that fetches ahead, or for a part of a page. */
export const VORABRUFE: readonly Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
]

/** Scans a printed code as a person with a phone does; gives what comes back. */
export const scanne = async (app: Hono, pfad: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(pfad, { headers: { 'user-agent': TELEFONE[0], ...headers } })
