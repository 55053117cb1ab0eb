import { html } from 'hono/html'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { BASE, page, type Html, type SimulatorContext } from './page.ts'

/** Newest mails on the page. */
const MAX = 50

/** The outbox: nothing leaves the machine. `an`: one recipient alone. */
export async function mailPage(c: SimulatorContext, parts: Parts, an: string | undefined) {
  const { db } = systemContext(parts)
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .$if(an !== undefined, (query) => query.where('an', '=', an ?? ''))
    .orderBy('idMail', 'desc')
    .limit(MAX)
    .execute()
  const people = await db.selectFrom('mail').select('an').distinct().orderBy('an').limit(100).execute()
  const body = html`<h1>Postausgang</h1>
    <p class="lead">Alle E-Mails, die verschickt worden wären. Die Links darin funktionieren.</p>
    ${
      people.length < 2
        ? ''
        : html`<nav aria-label="Empfänger">
            <a href="${BASE}/post" ${an === undefined ? html`aria-current="true"` : ''}>Alle</a>
            ${people.map(
              (person) =>
                html`<a
                  href="${BASE}/post?an=${encodeURIComponent(person.an)}"
                  ${person.an === an ? html`aria-current="true"` : ''}
                  >${person.an}</a
                >`,
            )}
          </nav>`
    }
    ${
      mails.length === 0
        ? html`<div class="sheet empty">
            <h3>Noch keine Post</h3>
            <p>Sobald eine Freigabe angefordert oder etwas bezahlt wird, liegt hier die E-Mail dazu.</p>
          </div>`
        : html`<div class="sheet">
            ${mails.map(
              (mail) =>
                html`<article class="mail">
                  <h3>${mail.betreff}</h3>
                  <p class="quiet">An ${mail.an}, ${formatZeitpunkt(mail.zeit)}</p>
                  <div class="text">${mail.text}</div>
                  ${mail.link === null ? '' : html`<a class="button" href="${mail.link}">Link öffnen</a>`}
                  ${mail.html === '' ? '' : asHtml(mail.idMail, mail.betreff)}
                </article>`,
            )}
          </div>`
    }
    ${mails.length === MAX ? html`<p class="quiet">Gezeigt werden die ${MAX} neuesten.</p>` : ''}`
  return page(c, parts, { title: 'Postausgang', nav: 'post', body })
}

/** The same mail as a mail program shows it; fetched when somebody looks. */
function asHtml(idMail: number, betreff: string): Html {
  return html`<details>
    <summary>Als HTML ansehen</summary>
    <iframe
      loading="lazy"
      title="${betreff}"
      src="${BASE}/post/${String(idMail)}/html"
      sandbox="allow-top-navigation-by-user-activation"
    ></iframe>
  </details>`
}

/** May be shown in the outbox and nowhere else; styles in place as mails have them, nothing fetched, no scripts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

/** One mail as HTML, for the frame in the outbox. */
export async function mailHtml(c: SimulatorContext, parts: Parts, idMail: number) {
  const mail = await parts.db.selectFrom('mail').select('html').where('idMail', '=', idMail).executeTakeFirst()
  if (!mail) return c.notFound()
  // Links leave the frame, which may not hold the product.
  return c.html(mail.html.replaceAll('<a href=', '<a target="_top" href='), 200, {
    'Content-Security-Policy': MAIL_POLICY,
    'X-Frame-Options': 'SAMEORIGIN',
  })
}
