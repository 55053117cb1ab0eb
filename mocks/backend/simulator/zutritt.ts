import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { BASE, barePage, type SimulatorContext } from './page.ts'

const COOKIE = 'simulatorZutritt'
/** As long as a working day, s. assumed */
const MAX_AGE_S = 12 * 3600

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (typed: string, token: string): boolean => timingSafeEqual(digest(typed), digest(token))

function askForToken(c: SimulatorContext, problem: string) {
  const body = html`<h1>Zutritt zum Simulator</h1>
    <p>
      Dieser Server ist von anderen Geräten aus erreichbar. Der Simulator fragt deshalb nach dem Zutrittscode, den der
      Start im Terminal ausgegeben hat.
    </p>
    <form method="post" action="${BASE}/zutritt">
      <input type="hidden" name="zurueck" value="${c.req.method === 'GET' ? c.req.path : BASE}" />
      ${problem === '' ? '' : html`<p class="notice error" role="alert">${problem}</p>`}
      <p>
        <label for="zutritt">Zutrittscode</label><br />
        <input id="zutritt" name="code" type="password" autocomplete="off" required autofocus />
      </p>
      <button type="submit" class="main">Öffnen</button>
    </form>`
  return barePage(c, 'Zutritt zum Simulator', body, 401)
}

/** Where others can reach the server, nobody plays the world around the product without the code that the start printed. */
export function guardSimulator(app: Hono, token: string | null): void {
  if (token === null) return
  app.post('/zutritt', async (c) => {
    const { code, zurueck } = await c.req.parseBody()
    if (typeof code !== 'string' || !isSame(code.trim(), token))
      return askForToken(c, 'Dieser Zutrittscode stimmt nicht. Bitte sehen Sie im Terminal nach.')
    setCookie(c, COOKIE, token, { path: BASE, httpOnly: true, sameSite: 'Strict', maxAge: MAX_AGE_S })
    return c.redirect(typeof zurueck === 'string' && /^\/simulator(\/[\w/-]*)?$/.test(zurueck) ? zurueck : BASE, 303)
  })
  app.use(async (c, next) => (isSame(getCookie(c, COOKIE) ?? '', token) ? next() : askForToken(c, '')))
}
