import { html } from 'hono/html'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { systemContext, type Parts } from '../parts.ts'
import { BASE, page, type SimulatorContext } from './page.ts'

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
                  ${
                    mail.anhaenge === null
                      ? ''
                      : html`<p class="quiet">Anhang: ${(JSON.parse(mail.anhaenge) as string[]).join(', ')}</p>`
                  }
                  ${mail.link === null ? '' : html`<a class="button" href="${mail.link}">Link öffnen</a>`}
                </article>`,
            )}
          </div>`
    }
    ${mails.length === MAX ? html`<p class="quiet">Gezeigt werden die ${MAX} neuesten.</p>` : ''}`
  return page(c, parts, { title: 'Postausgang', nav: 'post', body })
}
