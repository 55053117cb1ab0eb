import { html } from 'hono/html'
import { stateLabel, STATE_TONE, teilstatusLabel } from '#src/domain/kampagne/labels.ts'
import { WER_LABEL } from '#src/domain/kampagne/schritt.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import type { Parts } from '../platform/parts.ts'
import { systemContext } from '../platform/parts.ts'
import { loadOverview, OVERVIEW_MAX, type Stand } from './load.ts'
import { BASE, page, postButton, type Html, type SimulatorContext } from './page.ts'
import { nextStep, sideOf, type Step } from './steps.ts'

/** Chips of state and finer position. */
export function chips({ zeile, row }: Stand, anbieterName: string): Html {
  const fine = zeile.teilstatus
  const red = fine === 'terminVerpasst' || fine === 'angehalten' || fine === 'zahlungFehlgeschlagen'
  return html`<span class="chip ${STATE_TONE[row.state]}">${stateLabel(row.state, anbieterName)}</span>
    ${fine === null ? '' : html`<span class="chip ${red ? 'warning' : ''}">${teilstatusLabel(fine)}</span>`}`
}

/** The button or link of a step. */
export function stepButton(step: Step, main: boolean, zurueck: string): Html {
  const art = main ? 'main' : ''
  if ('post' in step) return postButton(step.post, step.label, { art, felder: { ...step.felder, zurueck } })
  return html`<a class="button ${art}" href="${step.href}">${step.label}</a>`
}

/** Who acts, until when. */
export function turn({ schritt }: Stand): string {
  if (schritt.wer === null) return ''
  const wer = schritt.wer === 'kunde' ? 'Kunde' : WER_LABEL[schritt.wer]
  return schritt.bis === null ? wer : `${wer}, bis ${formatDatum(schritt.bis)}`
}

function item(stand: Stand, step: Step | null, parts: Parts): Html {
  const { row, firma, schritt } = stand
  const versand = row.versandDatum === null ? 'ohne Termin' : `Versand ${formatDatum(row.versandDatum)}`
  return html`<li>
    <div>
      <a class="name" href="${BASE}/kampagne/${row.idPtKampagne}">${row.bezeichnung}</a>
      <div class="quiet">${firma}<br />${formatZahl(row.menge)} Stück, ${versand}</div>
    </div>
    <div>
      ${chips(stand, parts.settings.anbieterName)}
      <p class="step">${schritt.text} <span class="quiet turn">${turn(stand)}</span></p>
    </div>
    <div class="do">${step === null ? '' : stepButton(step, sideOf(stand, step) === 'hier', BASE)}</div>
  </li>`
}

const GROUPS: readonly ['hier' | 'kunde' | 'fertig', string][] = [
  ['hier', 'Im Simulator fortsetzen'],
  ['kunde', 'Der Kunde ist dran'],
  ['fertig', 'Abgeschlossen'],
]

/** All campaigns with the one step that brings each of them on. */
export async function overviewPage(c: SimulatorContext, parts: Parts) {
  const context = systemContext(parts)
  const { staende, gesamt } = await loadOverview(context)
  const heute = context.heute()
  const items = staende.map((stand) => {
    const step = nextStep(stand, heute)
    return { stand, step, side: sideOf(stand, step) }
  })
  const { produktName } = parts.settings
  const body = html`<h1>Kampagnen</h1>
    <p class="lead">
      Hier übernehmen Sie die Rollen aller Beteiligten von ${produktName}: Zahlungsseite, Prüfung, Adressdienst,
      Druckerei und die Uhr. Die Schaltfläche rechts führt den nächsten Schritt einer Kampagne aus.
    </p>
    ${
      gesamt === 0
        ? html`<div class="sheet empty">
            <h3>Noch keine Kampagne</h3>
            <p>Erstellen Sie in ${produktName} eine Kampagne. Sie erscheint dann hier mit ihrem nächsten Schritt.</p>
            <a class="button main" href="/kampagne/erstellen">Kampagne erstellen</a>
          </div>`
        : ''
    }
    ${GROUPS.map(([side, title]) => {
      const group = items.filter((entry) => entry.side === side)
      if (group.length === 0) return ''
      return html`<h2>${title} <span class="count">${group.length}</span></h2>
        <ul class="rows sheet">
          ${group.map(({ stand, step }) => item(stand, step, parts))}
        </ul>`
    })}
    ${
      gesamt > OVERVIEW_MAX
        ? html`<p class="quiet">
            Gezeigt werden die ${OVERVIEW_MAX} zuletzt geänderten von ${formatZahl(gesamt)} Kampagnen.
          </p>`
        : ''
    }`
  return page(c, parts, { title: 'Kampagnen', nav: 'kampagnen', body })
}
