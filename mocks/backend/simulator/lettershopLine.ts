import { html } from 'hono/html'
import { VERSUCHE } from '../druckauftrag/handOver.ts'
import type { Stand } from './load.ts'
import { BASE, postButton, type Html } from './page.ts'
import { nextTry } from './steps.ts'

/** The line to the print shop, as long as a package can still go over it. */
export function lettershopLine(stand: Stand): Html | '' {
  const { row, auftrag, uebergabe } = stand
  const handsOver = row.state === 'inVersandstellung' && auftrag?.status !== 'uebergeben'
  if (!handsOver && !(row.state === 'inExternerFreigabe' && stand.facts.geprueft) && row.state !== 'inAnreicherung')
    return ''
  const felder = { zurueck: `${BASE}/kampagne/${row.idPtKampagne}` }
  const tries =
    row.versuche === 0
      ? ''
      : html`<p>Versuch ${row.versuche} von ${VERSUCHE} ist fehlgeschlagen: ${row.letzterFehler}</p>`
  const step = uebergabe.naechsterVersuch === null ? null : nextTry(stand, uebergabe.naechsterVersuch)
  return html`<h2>Verbindung zur Druckerei</h2>
    ${tries}
    <p class="quiet">
      ${uebergabe.erreichbar ? 'Die Druckerei ist erreichbar. Ist sie es nicht, wird die Übergabe zweimal wiederholt und gilt dann als fehlgeschlagen.' : 'Die Druckerei ist nicht erreichbar, für alle Kampagnen.'}
    </p>
    <div class="do start">
      ${uebergabe.erreichbar ? postButton('/druckerei/erreichbar', 'Druckerei nicht erreichbar', { art: 'danger', felder: { ...felder, erreichbar: '0' } }) : ''}
      ${step !== null && !uebergabe.erreichbar && 'post' in step ? postButton(step.post, step.label, { felder: { ...step.felder, ...felder } }) : ''}
    </div>`
}
