import { html } from 'hono/html'
import { ZAHLUNG_LABEL, ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import type { Meldestatus } from '#src/domain/kampagne/zahlungsmeldung.ts'
import type { Lastschrift } from '#src/contract/zahlung.ts'
import { formatDatum, formatEuro, formatZeitpunkt } from '#src/base/number/german.ts'
import { notFound } from '../platform/context.ts'
import { findZahlung, meldungenZu } from '../zahlung/load.ts'
import { melden } from '../zahlung/meldung.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { meldungItem } from './meldungPage.ts'
import { BASE, barePage, postButton, type Html, type SimulatorContext } from './page.ts'
import { productPath } from './steps.ts'
import { fromJson } from '../platform/db/json.ts'

type Zahlung = NonNullable<Awaited<ReturnType<typeof findZahlung>>>

/** How a payment can end here; refunds are ours to begin. */
const ENDEN: readonly Meldestatus[] = ['bezahlt', 'fehlgeschlagen', 'abgebrochen', 'abgelaufen', 'rückbuchung']

function isEnde(value: unknown): value is Meldestatus {
  return ENDEN.some((status) => status === value)
}

/** Where the payer's browser goes afterwards; it proves nothing, the product asks the service. */
const back = (idPtKampagne: number) => `${productPath(idPtKampagne)}?zahlung=zurueck`

function button({ referenz }: Zahlung, status: Meldestatus, label: string, art: 'main' | 'danger' | '' = ''): Html {
  return postButton(`/zahlung/${encodeURIComponent(referenz)}`, label, { art, felder: { status } })
}

/** What the bank says where nobody pays at this page. */
const BEZAHLT: Partial<Record<Zahlung['zahlungsart'], string>> = {
  ueberweisung: 'Überweisung ist eingegangen',
  sepaLastschrift: 'Lastschrift ist eingezogen',
}

function open(zahlung: Zahlung): Html {
  const debit = zahlung.zahlungsart === 'sepaLastschrift'
  return html`<div class="do">
      ${button(zahlung, 'bezahlt', BEZAHLT[zahlung.zahlungsart] ?? 'Jetzt bezahlen', 'main')}
      ${button(zahlung, 'abgebrochen', 'Abbrechen und zurück')}
    </div>
    <details>
      <summary>Fehlerfälle</summary>
      <div class="do">
        ${button(zahlung, 'fehlgeschlagen', debit ? 'Konto nicht gedeckt' : 'Zahlung ablehnen lassen', 'danger')}
        ${button(zahlung, 'abgelaufen', 'Zeit ablaufen lassen', 'danger')}
      </div>
    </details>
    <p class="quiet">Offen bis ${formatZeitpunkt(zahlung.gueltigBis)}.</p>`
}

function closed(zahlung: Zahlung, produktName: string): Html {
  const { zahlungsStatus, abgeschlossenAm } = zahlung
  const when = abgeschlossenAm === null ? '' : ` am ${formatZeitpunkt(abgeschlossenAm)}`
  return html`<p>
      <span class="chip ${zahlungsStatus === 'bezahlt' ? 'success' : 'warning'}">${ZAHLUNG_LABEL[zahlungsStatus]}</span>
      <span class="quiet">${when}</span>
    </p>
    <div class="do">
      <a class="button main" href="${back(zahlung.idPtKampagne)}">Zurück zu ${produktName}</a>
    </div>
    ${
      zahlungsStatus === 'bezahlt'
        ? html`<details>
            <summary>Nachträgliche Rückbuchung</summary>
            <p class="quiet">Die Bank holt das Geld zurück, etwa weil der Zahler einer Lastschrift widerspricht.</p>
            <div class="do">${button(zahlung, 'rückbuchung', 'Zahlung zurückbuchen', 'danger')}</div>
          </details>`
        : ''
    }`
}

/** What the bank knows of an announced debit. */
function debitFacts(lastschrift: Lastschrift | null): Html | '' {
  if (lastschrift === null) return ''
  return html`<dt>Konto</dt>
    <dd>${lastschrift.iban}, ${lastschrift.kontoinhaber}</dd>
    <dt>Mandat</dt>
    <dd>${lastschrift.mandatReferenz}</dd>
    <dt>Gläubiger-ID</dt>
    <dd>${lastschrift.glaeubigerId}</dd>
    <dt>Einzug</dt>
    <dd>${formatDatum(lastschrift.einzugAm)}</dd>`
}

/** The hosted payment page, as a payer sees it; for transfers and debits what the bank does. */
export async function paymentPage(c: SimulatorContext, parts: Parts, referenz: string) {
  const zahlung = await findZahlung(systemContext(parts), referenz)
  if (zahlung === null) throw notFound()
  const meldungen = await meldungenZu(systemContext(parts), referenz)
  const { anbieterName, produktName } = parts.settings
  const body = html`<div class="sheet pay">
      <p class="quiet">Musterpay, Zahlungsseite der Demonstration. Es fließt kein Geld.</p>
      <h1>${ZAHLUNGSART_LABEL[zahlung.zahlungsart]}</h1>
      <div class="amount">${formatEuro(zahlung.betrag)}</div>
      <dl class="facts">
        <dt>Empfänger</dt>
        <dd>${anbieterName}</dd>
        <dt>Zweck</dt>
        <dd>${zahlung.bezeichnung}</dd>
        <dt>Referenz</dt>
        <dd>${zahlung.referenz}</dd>
        <dt>Zahler</dt>
        <dd>${zahlung.firma}</dd>
        ${debitFacts(fromJson<Lastschrift>(zahlung.lastschrift))}
      </dl>
      ${zahlung.offen === 1 ? open(zahlung) : closed(zahlung, produktName)}
      ${
        meldungen.length === 0
          ? ''
          : html`<details>
              <summary>Meldungen dieser Zahlung (${meldungen.length})</summary>
              ${meldungen.map(meldungItem)}
            </details>`
      }
    </div>
    <p class="quiet center"><a href="${BASE}">Zum Simulator</a></p>`
  return barePage(c, `${formatEuro(zahlung.betrag)} bezahlen`, body)
}

/** A button of the page: the service is told by a signed notice, then the browser goes back. */
export async function reportPayment(parts: Parts, referenz: string, status: unknown): Promise<string> {
  const context = systemContext(parts)
  const zahlung = await findZahlung(context, referenz)
  if (zahlung === null || !isEnde(status)) throw notFound()
  await melden(context, referenz, status)
  // Nobody is at the payment page when time runs out or the bank takes money back.
  const alone = status === 'rückbuchung' || status === 'abgelaufen'
  return alone ? `${BASE}/zahlung/${encodeURIComponent(referenz)}` : back(zahlung.idPtKampagne)
}
