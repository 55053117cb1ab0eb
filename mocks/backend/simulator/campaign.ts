import { html } from 'hono/html'
import { addTage, isEinlieferungstag } from '#src/domain/kampagne/schedule.ts'
import { ACTIONS, isKampagneAction, refusal, type KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { formatDatum, formatEuro, formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import { preisOf } from '../kampagne/load.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { lettershopLine } from './lettershopLine.ts'
import { loadStand, type Stand } from './load.ts'
import { chips, stepButton, turn } from './overview.ts'
import { BASE, page, postButton, type Html, type SimulatorContext } from './page.ts'
import { nextStep, productPath, WEITERE, type Step } from './steps.ts'

/** Reasons of the provider's check to choose from. */
const GRUENDE = [
  'Ein Bild hat für den Druck eine zu geringe Auflösung.',
  'Ein Text steht zu nah am Rand.',
  'Die Codierzone ist bedruckt.',
  'Der Inhalt verstößt gegen unsere Bedingungen.',
]

interface Block {
  action: KampagneAction
  /** Where an action has two blocks. */
  id?: string
  title: string
  text: string
  form: (post: string, gesperrt: boolean) => Html
}

const reason = (label: string, value: string) =>
  html`<div class="field">
    <label for="grund-storno">${label}</label>
    <input type="text" id="grund-storno" name="grund" value="${value}" maxlength="500" required />
  </div>`

function form(post: string, fields: Html, label: string, danger = false): Html {
  return html`<form method="post" action="${BASE}${post}">
    ${fields}
    <button type="submit" class="${danger ? 'danger' : ''}">${label}</button>
  </form>`
}

/** First day that the provider may set: the post takes it, and it lies ahead. */
function nextPostingDay(heute: string): string {
  let day = addTage(heute, 4)
  while (!isEinlieferungstag(day)) day = addTage(day, 1)
  return day
}

const dateField = (heute: string) =>
  html`<div class="field">
    <label for="termin-feld">Neuer Versandtermin</label>
    <input type="date" id="termin-feld" name="versandDatum" value="${nextPostingDay(heute)}" required />
  </div>`

const rejectFields = html`<fieldset>
    <legend>Gründe</legend>
    ${GRUENDE.map(
      (grund) => html`<label class="tick"><input type="checkbox" name="grund" value="${grund}" />${grund}</label>`,
    )}
  </fieldset>
  <div class="field">
    <label for="eigener-grund">Weiterer Grund</label>
    <input type="text" id="eigener-grund" name="grund" maxlength="500" />
  </div>`

/** What provider and third party can do, with the state machine's own refusal where they cannot. */
function blocks(heute: string): Block[] {
  const button =
    (label: string, danger = false) =>
    (post: string, gesperrt: boolean) =>
      postButton(post, label, { gesperrt, art: danger ? 'danger' : '' })
  return [
    {
      action: 'externFreigeben',
      title: 'Prüfung bestanden',
      text: 'Der Anbieter hat nichts zu beanstanden.',
      form: button('Prüfung bestanden'),
    },
    {
      action: 'externAblehnen',
      title: 'Prüfung nicht bestanden',
      text: 'Die Kampagne geht in die Korrektur zurück. Die Zahlung bleibt erhalten.',
      form: (post) => form(post, rejectFields, 'Mit diesen Gründen ablehnen', true),
    },
    {
      action: 'anreicherungErgebnis',
      title: 'Anreicherung abschließen',
      text: 'Der Dienstleister ergänzt fehlende Angaben zu den Empfängern.',
      form: button('Ergebnis liefern'),
    },
    {
      action: 'anreicherungErgebnis',
      id: 'teilweise',
      title: 'Teilweise angereichert',
      text: 'Der Dienstleister liefert nur zu jedem zweiten Empfänger Angaben. Die Kampagne läuft mit diesem Stand weiter.',
      form: (post) => postButton(post, 'Teilergebnis liefern', { felder: { umfang: 'teilweise' } }),
    },
    {
      action: 'anreicherungGescheitert',
      title: 'Anreicherung fehlgeschlagen',
      text: 'Der Dienstleister liefert keine Angaben. Ein zweiter Versuch bleibt möglich.',
      form: button('Als fehlgeschlagen melden', true),
    },
    {
      action: 'ohneAnreicherungFortfahren',
      title: 'Ohne Anreicherung fortfahren',
      text: 'Der Anbieter hat sich mit dem Kunden geeinigt, auf die Anreicherung zu verzichten.',
      form: button('Ohne Anreicherung fortfahren'),
    },
    {
      action: 'uebergabeWiederholen',
      title: 'Übergabe wiederholen',
      text: 'Das Druckpaket wird neu geschrieben und der Druckerei erneut übergeben.',
      form: button('Übergabe wiederholen'),
    },
    {
      action: 'anbieterTerminAendern',
      title: 'Neuen Termin setzen',
      text: 'Im Einvernehmen mit dem Kunden, wenn der alte nicht mehr zu halten ist.',
      form: (post) => form(post, dateField(heute), 'Termin setzen'),
    },
    {
      action: 'anbieterStornieren',
      title: 'Durch den Anbieter stornieren',
      text: 'Ohne Gebühr. Was bezahlt ist, wird erstattet.',
      form: (post) => form(post, reason('Grund', 'Auf Wunsch des Kunden'), 'Kampagne stornieren', true),
    },
  ]
}

function actionBlock(stand: Stand, heute: string, { action, id: own, title, text, form: build }: Block): Html {
  const why = refusal(action, stand.facts, heute)
  const id = own ?? (action === 'anbieterTerminAendern' ? 'termin' : action)
  return html`<div class="action" id="${id}">
    <h3>${title}</h3>
    <p class="quiet">${why ?? text}</p>
    ${why === null ? build(`/kampagne/${stand.row.idPtKampagne}/${action}`, false) : ''}
  </div>`
}

/** Actions that have a place in this state first; the others say why not. */
function actions(stand: Stand, heute: string, step: Step | null): Html {
  // The next step has its button above.
  const offered = step !== null && 'post' in step ? step.post.split('/').at(-1) : null
  const all = blocks(heute).filter(({ action, id }) => id !== undefined || action !== offered)
  const open = all.filter(({ action }) => refusal(action, stand.facts, heute) === null)
  const closed = all.filter(({ action }) => refusal(action, stand.facts, heute) !== null)
  return html`${
      open.length === 0
        ? ''
        : html`<h2>Weitere Aktionen</h2>
            <div class="sheet">${open.map((block) => actionBlock(stand, heute, block))}</div>`
    }
    <details>
      <summary>Zurzeit nicht möglich</summary>
      <div class="sheet">${closed.map((block) => actionBlock(stand, heute, block))}</div>
    </details>`
}

function clockButtons({ row }: Stand): Html | '' {
  if (row.versandDatum === null) return ''
  const felder = { idPtKampagne: String(row.idPtKampagne), zurueck: `${BASE}/kampagne/${row.idPtKampagne}` }
  return html`<h2>Uhr</h2>
    <p class="quiet">
      Die Uhr wird tageweise für alle Kampagnen vorgestellt. Dabei werden alle fälligen Arbeiten ausgeführt.
    </p>
    <div class="do start">
      ${postButton('/uhr', 'Auf T-3 stellen', { felder: { ...felder, ziel: 'vorbereitung' } })}
      ${postButton('/uhr', `Auf den Versandtag stellen (${formatDatum(row.versandDatum)})`, { felder: { ...felder, ziel: 'versand' } })}
    </div>`
}

async function history({ db }: Context, idPtKampagne: number): Promise<Html> {
  const rows = await db
    .selectFrom('verlauf')
    .select(['zeit', 'name', 'aktion', 'grund'])
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('idPtVerlauf', 'desc')
    .execute()
  return html`<h2>Verlauf</h2>
    <ol class="history sheet">
      ${rows.map(
        ({ zeit, name, aktion, grund }) =>
          html`<li>
            <span class="quiet">${formatZeitpunkt(zeit)}</span>
            <span
              >${isKampagneAction(aktion) ? ACTIONS[aktion].verlauf : (WEITERE[aktion] ?? aktion)}
              <span class="quiet">${name}</span>
              ${grund === null ? '' : html`<br /><span class="quiet">${grund}</span>`}</span
            >
          </li>`,
      )}
    </ol>`
}

function facts({ row, firma, bezahlt, offen }: Stand): Html {
  const preis = preisOf(row)
  const zahlung = offen ?? bezahlt
  return html`<dl class="facts">
    <dt>Kunde</dt>
    <dd>${firma}</dd>
    <dt>Menge</dt>
    <dd>${formatZahl(row.menge)} Stück</dd>
    <dt>Versand</dt>
    <dd>${row.versandDatum === null ? 'noch offen' : formatDatum(row.versandDatum)}</dd>
    <dt>Preis</dt>
    <dd>${preis === null ? 'noch offen' : formatEuro(preis.brutto)}</dd>
    ${
      zahlung === null
        ? ''
        : html`<dt>Zahlung</dt>
            <dd><a href="${BASE}/zahlung/${encodeURIComponent(zahlung.referenz)}">${zahlung.referenz}</a></dd>`
    }
  </dl>`
}

/** Everything that can happen to one campaign from outside. */
export async function campaignPage(c: SimulatorContext, parts: Parts, idPtKampagne: number) {
  const context = systemContext(parts)
  const stand = await loadStand(context, idPtKampagne)
  const heute = context.heute()
  const step = nextStep(stand, heute)
  const here = `${BASE}/kampagne/${idPtKampagne}`
  const body = html`<p class="quiet"><a href="${BASE}">Alle Kampagnen</a></p>
    <h1>${stand.row.bezeichnung}</h1>
    <p>${chips(stand, parts.settings.anbieterName)}</p>
    <div class="sheet action">
      <h3>Nächster Schritt</h3>
      <p>${stand.schritt.text} <span class="quiet turn">${turn(stand)}</span></p>
      <div class="do start">
        ${step === null ? '' : stepButton(step, true, here)}
        ${
          step !== null && 'href' in step && step.href === productPath(idPtKampagne)
            ? ''
            : html`<a class="button" href="${productPath(idPtKampagne)}">Im Produkt öffnen</a>`
        }
      </div>
    </div>
    <h2>Eckdaten</h2>
    ${facts(stand)} ${lettershopLine(stand)} ${actions(stand, heute, step)} ${clockButtons(stand)}
    ${await history(context, idPtKampagne)}`
  return page(c, parts, { title: stand.row.bezeichnung, nav: 'kampagnen', body })
}
