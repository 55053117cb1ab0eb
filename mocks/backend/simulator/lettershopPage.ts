import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { html } from 'hono/html'
import { formatDatum, formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { notFound, type Context } from '../platform/context.ts'
import type { DruckauftragRow } from '../druckauftrag/rows.ts'
import { isDruckereiErreichbar } from '../druckauftrag/erreichbarkeit.ts'
import { listInbox } from '../druckauftrag/lettershop.ts'
import type { InboxItem } from '../druckauftrag/ports.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { BASE, page, postButton, type Html, type SimulatorContext } from './page.ts'
import { RECONNECT } from './steps.ts'

const STATUS: Record<DruckauftragRow['status'], [string, string]> = {
  uebergeben: ['Neu im Eingang', 'info'],
  bestaetigt: ['Angenommen, in Produktion', 'primary'],
  abgelehnt: ['Abgelehnt', 'error'],
  versendet: ['Versendet', 'success'],
}

const KIND: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

function reasonForm(item: InboxItem, aktion: string, label: string, value: string): Html {
  const id = `grund-${aktion}-${item.idPtDruckauftrag}`
  return html`<details>
    <summary>${label}</summary>
    <form method="post" action="${BASE}/druckerei/${item.idPtDruckauftrag}/${aktion}">
      <div class="field">
        <label for="${id}">Grund</label>
        <input type="text" id="${id}" name="grund" value="${value}" maxlength="500" required />
      </div>
      <button type="submit" class="danger">${label}</button>
    </form>
  </details>`
}

function forms(item: InboxItem, held: boolean): Html | '' {
  const path = `/druckerei/${item.idPtDruckauftrag}`
  if (item.status === 'uebergeben')
    return html`<div class="do start">${postButton(`${path}/bestaetigen`, 'Auftrag bestätigen', { art: 'main' })}</div>
      ${reasonForm(item, 'ablehnen', 'Auftrag ablehnen', 'Die Druckdaten lassen sich nicht öffnen.')}`
  if (item.status !== 'bestaetigt') return ''
  if (held)
    return html`<p>Die Produktion ist angehalten, bis das Problem gelöst ist.</p>
      ${postButton(`${path}/geloest`, 'Problem ist gelöst', { art: 'main' })}`
  const id = `menge-${item.idPtDruckauftrag}`
  return html`<form method="post" action="${BASE}${path}/versand">
      <div class="field">
        <label for="${id}">Eingelieferte Stücke</label>
        <input type="number" id="${id}" name="menge" value="${item.menge}" min="1" max="${item.menge}" required />
      </div>
      <button type="submit" class="main">Versand melden</button>
    </form>
    ${reasonForm(item, 'problem', 'Problem melden', 'Das Papier ist nicht lieferbar.')}`
}

/** `made`: a package of the demo's past, which is written behind the first page (seed/pakete.ts). */
function files(item: InboxItem, made: boolean): Html {
  if (made) return html`<p class="quiet">Die Dateien werden gerade erstellt.</p>`
  if (item.dateien.length === 0) return html`<p class="quiet">Die Dateien sind nach Ablauf der Frist gelöscht.</p>`
  const path = `${BASE}/druckerei/${item.idPtDruckauftrag}/datei`
  return html`<ul class="files">
    ${item.dateien.map((name) => html`<li><a href="${path}/${encodeURIComponent(name)}" download>${name}</a></li>`)}
  </ul>`
}

function order(item: InboxItem, held: boolean, made: boolean): Html {
  const [label, tone] = STATUS[item.status]
  return html`<div class="action">
    <h3>${item.bezeichnung}</h3>
    <p>
      <span class="chip ${tone}">${label}</span>
      <span class="quiet">${item.auftrag}${item.referenz === null ? '' : `, ${item.referenz}`}</span>
    </p>
    <p class="quiet">
      ${formatZahl(item.menge)} Stück, Versand ${item.versandDatum === null ? 'offen' : formatDatum(item.versandDatum)},
      übergeben am ${formatZeitpunkt(item.uebergebenAm)}.
      ${item.gemeldetAm === null ? '' : `Eingeliefert: ${formatZahl(item.gemeldeteMenge ?? 0)} Stück am ${formatZeitpunkt(item.gemeldetAm)}.`}
      ${item.grund === null ? '' : `Grund: ${item.grund}`}
    </p>
    ${files(item, made)} ${made ? '' : forms(item, held)}
  </div>`
}

/** Packages that are made now or wait for their turn; none most of the time. */
async function inTheMaking({ db, printer }: Context): Promise<Html | ''> {
  const { stand } = printer
  if (stand.length === 0) return ''
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'bezeichnung'])
    .where(
      'idPtKampagne',
      'in',
      stand.map(({ idPtKampagne }) => idPtKampagne),
    )
    .execute()
  const names = new Map(rows.map(({ idPtKampagne, bezeichnung }) => [idPtKampagne, bezeichnung]))
  return html`<h2>Druckdaten werden erstellt</h2>
    <div class="sheet">
      ${stand.map(
        ({ idPtKampagne, fertig, gesamt }) =>
          html`<div class="action">
            <h3>${names.get(idPtKampagne) ?? ''}</h3>
            <p class="quiet">
              ${
                gesamt === null
                  ? 'Wartet, bis das Paket davor fertig ist.'
                  : `${formatZahl(fertig)} von ${formatZahl(gesamt)} Sendungen`
              }
            </p>
          </div>`,
      )}
    </div>`
}

/** The print shop's inbox with its files. */
export async function lettershopPage(c: SimulatorContext, parts: Parts) {
  const context = systemContext(parts)
  const items = await listInbox(context)
  const erreichbar = await isDruckereiErreichbar(context.db)
  const rows = await context.db.selectFrom('kampagne').select('idPtKampagne').where('angehalten', '=', 1).execute()
  const making = new Set(parts.printer.stand.map(({ idPtKampagne }) => idPtKampagne))
  const isMade = (item: InboxItem) => item.dateien.length === 0 && making.has(item.idPtKampagne)
  const held = new Set(rows.map(({ idPtKampagne }) => idPtKampagne))
  const body = html`<h1>Druckerei</h1>
    <p class="lead">
      Der Eingang der Druckerei: Druckdaten, Empfängerdatei und Auftragszettel. Wer bestätigt, prüft zuerst die
      Prüfsummen der Dateien.
    </p>
    ${await inTheMaking(context)}
    <div class="sheet action reach">
      <p>
        ${erreichbar ? 'Die Druckerei ist erreichbar.' : html`<span class="chip warning">Nicht erreichbar</span> Übergaben werden zweimal wiederholt und gelten dann als fehlgeschlagen.`}
      </p>
      ${
        erreichbar
          ? postButton('/druckerei/erreichbar', 'Druckerei nicht erreichbar', { felder: { erreichbar: '0' } })
          : postButton(RECONNECT.post, RECONNECT.label, { art: 'main', felder: RECONNECT.felder })
      }
    </div>
    ${
      items.length === 0
        ? html`<div class="sheet empty">
            <h3>Noch kein Auftrag</h3>
            <p>Drei Tage vor dem Versandtermin einer geprüften Kampagne liegt hier ihr Druckpaket.</p>
          </div>`
        : html`<div class="sheet">${items.map((item) => order(item, held.has(item.idPtKampagne), isMade(item)))}</div>`
    }`
  return page(c, parts, { title: 'Druckerei', nav: 'druckerei', body })
}

/** One file of a package; only names that the inbox lists are looked for. */
export async function paketFile(parts: Parts, idPtDruckauftrag: number, name: string): Promise<Response> {
  const items = await listInbox(systemContext(parts))
  const item = items.find((entry) => entry.idPtDruckauftrag === idPtDruckauftrag)
  if (!item?.dateien.includes(name)) throw notFound()
  const path = join(parts.settings.lettershopOrdner, item.auftrag, name)
  const { size } = await stat(path)
  // Node's and the browser's stream types differ in name only.
  const body = Readable.toWeb(createReadStream(path)) as unknown as ReadableStream
  return new Response(body, {
    headers: {
      'Content-Type': KIND[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': 'sandbox',
    },
  })
}
