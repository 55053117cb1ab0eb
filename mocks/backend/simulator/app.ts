import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { faultOf } from '../platform/db/faults.ts'
import { Refusal } from '../platform/context.ts'
import { empfangeZahlungsmeldung } from '../zahlung/empfangeMeldung.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { moveClock, runCampaignAction, runJobs, runOrderAction, setErreichbar, type Fields } from './actions.ts'
import { campaignPage } from './campaign.ts'
import { lettershopPage, paketFile } from './lettershopPage.ts'
import { mailHtml, mailPage } from './mailPage.ts'
import { applyMeldung, meldungPage } from './meldungPage.ts'
import { overviewPage } from './overview.ts'
import { BASE, page, tell, type SimulatorContext } from './page.ts'
import { paymentPage, reportPayment } from './paymentPage.ts'
import { guardSimulator } from './zutritt.ts'

async function readFields(c: SimulatorContext): Promise<Fields> {
  const body = await c.req.parseBody({ all: true })
  const all = (name: string) => {
    const value = body[name]
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []))
  }
  return { all, text: (name) => all(name)[0] ?? '' }
}

/** Pages of the simulator alone; another address would lead visitors away. */
function backTo(fields: Fields, fallback: string): string {
  const wanted = fields.text('zurueck')
  return /^\/simulator(\/[a-z0-9/]*)?$/i.test(wanted) ? wanted : fallback
}

/** Does it, says how it went on the next page: a refusal with the domain's own text. */
async function perform(c: SimulatorContext, fallback: string, action: (fields: Fields) => Promise<string>) {
  const fields = await readFields(c)
  try {
    tell(c, await action(fields))
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error
    tell(c, error.message, true)
  }
  return c.redirect(backTo(fields, fallback), 303)
}

/**
 * The world around the product (domain 1.9): pages without scripts. Reading is GET, every change is a POST from
 * these pages alone, followed by a redirect. Exists only where the stand-in itself does. `zutritt`: code that it asks for.
 */
export function createSimulator(parts: Parts, zutritt: string | null = null): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    // Without it browsers hide where a form comes from, and the check below could not tell.
    c.header('Referrer-Policy', 'same-origin')
  })
  // Notices come from outside and carry a signature instead.
  app.post('/zahlungsmeldung', (c) => empfangeZahlungsmeldung(systemContext(parts), c.req.raw))
  app.use(csrf())
  guardSimulator(app, zutritt)

  app.get('/', (c) => overviewPage(c, parts))
  app.get('/post', (c) => mailPage(c, parts, c.req.query('an')))
  app.get('/post/:id{[0-9]+}/html', (c) => mailHtml(c, parts, Number(c.req.param('id'))))
  app.get('/druckerei', (c) => lettershopPage(c, parts))
  app.get('/druckerei/:id{[0-9]+}/datei/:name', (c) => paketFile(parts, Number(c.req.param('id')), c.req.param('name')))
  app.get('/kampagne/:id{[0-9]+}', (c) => campaignPage(c, parts, Number(c.req.param('id'))))
  app.get('/meldungen', (c) => meldungPage(c, parts))
  app.get('/zahlung/:referenz', (c) => paymentPage(c, parts, c.req.param('referenz')))

  app.post('/kampagne/:id{[0-9]+}/:aktion', (c) => {
    const { id, aktion } = c.req.param()
    return perform(c, `${BASE}/kampagne/${id}`, (fields) => runCampaignAction(parts, aktion, Number(id), fields))
  })
  app.post('/druckerei/:id{[0-9]+}/:aktion', (c) => {
    const { id, aktion } = c.req.param()
    return perform(c, `${BASE}/druckerei`, (fields) => runOrderAction(parts, aktion, Number(id), fields))
  })
  app.post('/druckerei/erreichbar', (c) => perform(c, `${BASE}/druckerei`, (fields) => setErreichbar(parts, fields)))
  app.post('/meldungen/:id', (c) => perform(c, `${BASE}/meldungen`, () => applyMeldung(parts, c.req.param('id'))))
  app.post('/jobs', (c) => perform(c, BASE, (fields) => runJobs(parts, fields)))
  app.post('/uhr', (c) => perform(c, BASE, (fields) => moveClock(parts, fields)))
  app.post('/zahlung/:referenz', async (c) => {
    const referenz = c.req.param('referenz')
    const fields = await readFields(c)
    try {
      return c.redirect(await reportPayment(parts, referenz, fields.text('status')), 303)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 404) throw error
      tell(c, error.message, true)
      return c.redirect(`${BASE}/zahlung/${encodeURIComponent(referenz)}`, 303)
    }
  })

  app.all('*', (c) => missing(c, parts))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (error instanceof Refusal && error.status === 404) return missing(c, parts)
    parts.log({ ereignis: 'simulatorFehler', text: error.message })
    const body = html`<h1>Die Aktion ist fehlgeschlagen</h1>
      <p>Es wurde nichts geändert. <a href="${BASE}">Zu den Kampagnen</a></p>`
    // Who sends notices tries again where the service says that it is a matter of time.
    return page(c, parts, { title: 'Fehler', nav: null, body, status: faultOf(error) === null ? 500 : 503 })
  })
  return app
}

function missing(c: SimulatorContext, parts: Parts) {
  const body = html`<h1>Seite nicht gefunden</h1>
    <p>Vielleicht wurde es gelöscht. <a href="${BASE}">Zu den Kampagnen</a></p>`
  return page(c, parts, { title: 'Nicht gefunden', nav: null, body, status: 404 })
}
