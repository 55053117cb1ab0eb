import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { policyOf } from '#src/contract/headers.ts'
import { formatTag, formatZeitpunkt } from '#src/base/number/german.ts'
import type { Parts } from '../platform/parts.ts'
import { fromJson } from '../platform/db/json.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>
export type SimulatorContext = HonoContext

/** Address of the simulator. */
export const BASE = '/simulator'
const NOTICE_COOKIE = 'simulatorMeldung'

const STYLE = ['frame.css', 'parts.css'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('')

/** No script, and no style but this one. */
const PAGE_HEADERS = {
  'Content-Security-Policy': policyOf({
    scripts: [],
    styles: [`sha256-${createHash('sha256').update(STYLE).digest('base64')}`],
  }),
}

type Nav = 'kampagnen' | 'post' | 'druckerei' | 'meldungen' | null

interface Notice {
  text: string
  fehler: boolean
}

/** Says something once, on the next page. */
export function tell(c: SimulatorContext, text: string, fehler = false): void {
  setCookie(c, NOTICE_COOKIE, JSON.stringify({ text, fehler } satisfies Notice), {
    path: BASE,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: 30,
  })
}

function takeNotice(c: SimulatorContext): Html | '' {
  const stored = getCookie(c, NOTICE_COOKIE)
  if (stored === undefined) return ''
  deleteCookie(c, NOTICE_COOKIE, { path: BASE })
  const notice = readNotice(stored)
  if (notice === null) return ''
  return html`<p class="notice ${notice.fehler ? 'error' : ''}" role="${notice.fehler ? 'alert' : 'status'}">
    ${notice.text}
  </p>`
}

function readNotice(stored: string): Notice | null {
  try {
    const { text, fehler } = fromJson<Partial<Notice>>(stored)
    return typeof text === 'string' ? { text, fehler: fehler === true } : null
  } catch {
    // A cookie that is not ours says nothing.
    return null
  }
}

/** A button that changes something: always a separate form, always POST. */
export function postButton(
  action: string,
  label: string,
  options: { art?: 'main' | 'danger' | 'small' | ''; felder?: Record<string, string>; gesperrt?: boolean } = {},
): Html {
  const { art = '', felder = {}, gesperrt = false } = options
  return html`<form method="post" action="${BASE}${action}">
    ${Object.entries(felder).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit" class="${art}" ${gesperrt ? raw('disabled') : ''}>${label}</button>
  </form>`
}

function clockBar({ clock }: Parts, here: string): Html {
  const moved = clock.now().getTime() - clock.real().getTime() > 60_000
  const felder = { zurueck: here }
  return html`<section class="clock" aria-label="Uhr">
    <div class="width">
      <span
        >Heute ist <strong>${formatTag(clock.heute())}</strong>,
        ${formatZeitpunkt(clock.now().toISOString()).slice(12)}</span
      >
      ${postButton('/uhr', '+1 Tag', { art: 'small', felder: { ...felder, ziel: 'tag' } })}
      ${moved ? postButton('/uhr', 'Echte Zeit', { art: 'small', felder: { ...felder, ziel: 'echt' } }) : ''}
      <span class="quiet">${moved ? 'Die Uhr ist vorgestellt.' : 'Die Uhr läuft in echter Zeit.'}</span>
    </div>
  </section>`
}

const NAV: readonly [Exclude<Nav, null>, string, string][] = [
  ['kampagnen', '', 'Kampagnen'],
  ['post', '/post', 'Postausgang'],
  ['druckerei', '/druckerei', 'Druckerei'],
  ['meldungen', '/meldungen', 'Zahlungen'],
]

interface PageOptions {
  title: string
  nav: Nav
  body: Html
  status?: 200 | 404 | 500 | 503
}

/** A whole page with menu, clock and the notice of the last action. */
export function page(
  c: SimulatorContext,
  parts: Parts,
  { title, nav, body, status = 200 }: PageOptions,
): Response | Promise<Response> {
  const notice = takeNotice(c)
  const { produktName } = parts.settings
  const frame = html`
    <a class="skip" href="#inhalt">Zum Inhalt</a>
    <header class="bar">
      <div class="width">
        <a class="brand" href="${BASE}"><span>●</span> Simulator</a>
        <nav aria-label="Simulator">
          ${NAV.map(
            ([key, path, label]) =>
              html`<a href="${BASE}${path}" ${key === nav ? raw('aria-current="page"') : ''}>${label}</a>`,
          )}
          <a class="out" href="/">Zu ${produktName}</a>
        </nav>
      </div>
    </header>
    ${clockBar(parts, c.req.path)}
    <main id="inhalt" class="width">${notice} ${body}</main>
  `
  return c.html(shell(`${title} – Simulator`, frame), status, PAGE_HEADERS)
}

/** A page without menu, as a payer sees it. */
export function barePage(c: SimulatorContext, title: string, body: Html, status: 200 | 401 | 404 = 200) {
  return c.html(
    shell(title, html`<main id="inhalt" class="width">${takeNotice(c)} ${body}</main>`),
    status,
    PAGE_HEADERS,
  )
}

function shell(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${content}
      </body>
    </html>`
}
