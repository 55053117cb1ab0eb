import { html } from 'hono/html'
import { zahlungLabel } from '#src/domain/kampagne/payment.ts'
import { ERSTATTUNG_VORGESCHLAGEN, UEBERZAHLT } from '#src/domain/kampagne/zahlungsmeldung.ts'
import { formatEuro, formatZeitpunkt } from '#src/base/number/german.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { presentAgain } from '../zahlung/meldung.ts'
import { loadMeldungen, ZUSTAENDIG_MAX } from '../zahlung/load.ts'
import type { EreignisRow } from '../zahlung/rows.ts'
import { BASE, page, postButton, type Html, type SimulatorContext } from './page.ts'

const ERGEBNIS: Record<EreignisRow['ergebnis'], [label: string, tone: string]> = {
  verbucht: ['Verbucht', 'success'],
  bekannt: ['Nichts Neues', ''],
  wartet: ['Wartet', 'info'],
  pruefen: ['Prüfen', 'error'],
}

/** One notice: what it says, what became of it, and why. */
export function meldungItem({ status, betrag, empfangenAm, ergebnis, grund, faelligAm }: EreignisRow): Html {
  const [label, tone] = ERGEBNIS[ergebnis]
  return html`<div>
    <span class="chip ${tone}">${label}</span>
    ${zahlungLabel(status)}${betrag === null ? '' : `, ${formatEuro(betrag)}`}
    <div class="quiet">
      Eingegangen am ${formatZeitpunkt(empfangenAm)}. ${grund ?? ''}
      ${grund === UEBERZAHLT ? ERSTATTUNG_VORGESCHLAGEN : ''}
      ${ergebnis === 'wartet' && faelligAm !== null ? `Nächster Versuch am ${formatZeitpunkt(faelligAm)}.` : ''}
    </div>
  </div>`
}

function item(meldung: EreignisRow & { bezahlbar: boolean }): Html {
  const { ereignisId, referenz } = meldung
  return html`<li>
    <div>
      ${
        meldung.bezahlbar
          ? html`<a class="name" href="${BASE}/zahlung/${encodeURIComponent(referenz)}">${referenz}</a>`
          : html`<span class="name">${referenz}</span>`
      }
      <div class="quiet">${ereignisId}</div>
    </div>
    ${meldungItem(meldung)}
    <div class="do">${postButton(`/meldungen/${encodeURIComponent(ereignisId)}`, 'Erneut anwenden')}</div>
  </li>`
}

const GROUPS: readonly ['pruefen' | 'wartet', string][] = [
  ['pruefen', 'Bitte prüfen'],
  ['wartet', 'Wartet auf das, worauf es aufbaut'],
]

/** Notices of the payment service that are not settled: for people to look at, and those that wait. */
export async function meldungPage(c: SimulatorContext, parts: Parts) {
  const meldungen = await loadMeldungen(systemContext(parts))
  const body = html`<h1>Zahlungsmeldungen</h1>
    <p class="lead">
      Meldungen der Zahlungsseite, die noch nicht verbucht sind. Was zu früh kommt, wartet und wird automatisch
      angewendet. Was sich nicht zuordnen lässt, sehen Sie sich bitte an.
    </p>
    ${
      meldungen.length === 0
        ? html`<div class="sheet empty">
            <h3>Alles zugeordnet</h3>
            <p>Zurzeit wartet keine Meldung, und keine ist zu prüfen.</p>
          </div>`
        : ''
    }
    ${GROUPS.map(([ergebnis, title]) => {
      const group = meldungen.filter((meldung) => meldung.ergebnis === ergebnis)
      if (group.length === 0) return ''
      return html`<h2>${title} <span class="count">${group.length}</span></h2>
        <ul class="rows sheet">
          ${group.map(item)}
        </ul>`
    })}
    ${
      meldungen.length < ZUSTAENDIG_MAX
        ? ''
        : html`<p class="quiet">Gezeigt werden die ältesten ${ZUSTAENDIG_MAX} Meldungen.</p>`
    }`
  return page(c, parts, { title: 'Zahlungsmeldungen', nav: 'meldungen', body })
}

/** Applies a notice once more, for instance after somebody has cleared up what it lacked. */
export async function applyMeldung(parts: Parts, ereignisId: string): Promise<string> {
  const ergebnis = await presentAgain(systemContext(parts), ereignisId)
  return ergebnis === 'verbucht' ? 'Die Meldung ist verbucht.' : 'Die Meldung lässt sich noch nicht verbuchen.'
}
