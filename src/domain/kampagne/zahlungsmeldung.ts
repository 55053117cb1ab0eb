import type { ZahlungsStatus } from '#src/contract/kampagne.ts'
import { formatEuro } from '#src/base/number/german.ts'

/** What a payment service says of a payment. `abgelaufen`: nobody paid in time; `erstattet`: money went back to the payer. */
export const MELDE_STATUS = [
  'bezahlt',
  'fehlgeschlagen',
  'abgebrochen',
  'abgelaufen',
  'rückbuchung',
  'erstattet',
] as const satisfies readonly ZahlungsStatus[]
export type Meldestatus = (typeof MELDE_STATUS)[number]

export const isMeldestatus = (status: string): status is Meldestatus => MELDE_STATUS.some((known) => known === status)

/** Why a word that this version does not know moves nothing. */
export const unbekanntesWort = (status: string): string =>
  `Das Wort „${status}“ ist uns nicht bekannt. Es ist nichts verbucht.`

/** The only currency that we take. */
export const WAEHRUNG = 'EUR'

/** Why money is for people that nobody waits for any more. */
export const UEBERZAHLT = 'Das Geld kam nach dem Ende der Zahlung, und die Kampagne erwartet diesen Betrag nicht mehr.'

/** What follows from money that came twice; a person pays it out. */
export const ERSTATTUNG_VORGESCHLAGEN = 'Vorgeschlagen ist, den Betrag auf dem Weg zu erstatten, auf dem er kam.'

/** How long a notice waits for what it builds on before people look at it, hours. assumed: what a bank takes at most to catch up with itself. */
export const WARTEN_STUNDEN = 24

/** A notice as it came in; `betrag`: ct. */
export interface Meldung {
  status: Meldestatus
  betrag: number
  waehrung: string
}

/** The payment that it is about; `betrag`: ct. */
interface Vorgang {
  zahlungsStatus: ZahlungsStatus
  betrag: number
  /** Undecided. */
  offen: boolean
}

/** How things stand around the payment. */
interface Lage {
  /** Another payment of the same campaign is undecided. */
  andereOffen: boolean
  /** What the campaign waits for now, ct; 0 where it waits for no money. */
  erwartet: number
  /** A refund of ours of this amount has not been confirmed yet. */
  erstattungBekannt: boolean
}

/** What becomes of a notice. `grund`: German, for the people who look at it. */
export type Urteil = { art: 'verbuchen' | 'bekannt' } | { art: 'warten' | 'pruefen'; grund: string }

const VERBUCHEN: Urteil = { art: 'verbuchen' }
const BEKANNT: Urteil = { art: 'bekannt' }
const warten = (grund: string): Urteil => ({ art: 'warten', grund })
const pruefen = (grund: string): Urteil => ({ art: 'pruefen', grund })

/** Statuses of a payment whose money came in. */
const GEZAHLT: readonly ZahlungsStatus[] = ['bezahlt', 'rückbuchung', 'erstattet']

/**
 * What becomes of a notice, whenever and however often it comes (PAY-01, PAY-02; assumed): money that came in counts
 * more than an end that was reported before or after it, and what builds on money waits for it. So each order of the
 * same notices leads to the same end.
 */
export function judge(meldung: Meldung, vorgang: Vorgang | null, lage: Lage): Urteil {
  if (vorgang === null) return warten('Zu dieser Referenz gibt es noch keine Zahlung.')
  const { status } = meldung
  const reason = abweichung(meldung, vorgang)
  if (reason !== null) return pruefen(reason)
  switch (status) {
    case 'bezahlt':
      return geldeingang(vorgang, lage)
    case 'rückbuchung':
      if (vorgang.zahlungsStatus === 'rückbuchung') return BEKANNT
      return vorgang.zahlungsStatus === 'bezahlt' ? VERBUCHEN : warten('Die Zahlung selbst ist noch nicht gemeldet.')
    case 'erstattet':
      if (!GEZAHLT.includes(vorgang.zahlungsStatus)) return warten('Die Zahlung selbst ist noch nicht gemeldet.')
      return lage.erstattungBekannt ? VERBUCHEN : warten('Eine Erstattung über diesen Betrag ist nicht vorgesehen.')
    case 'fehlgeschlagen':
    case 'abgebrochen':
    case 'abgelaufen':
      return vorgang.offen ? VERBUCHEN : BEKANNT
  }
}

/** Why this cannot be the money that we wait for; what ends without money has no amount to look at. */
function abweichung({ status, betrag, waehrung }: Meldung, vorgang: Vorgang): string | null {
  if (status !== 'bezahlt' && status !== 'rückbuchung' && status !== 'erstattet') return null
  if (waehrung !== WAEHRUNG) return `Gemeldet ist die Währung ${waehrung} statt ${WAEHRUNG}.`
  const fits = status === 'erstattet' ? betrag > 0 && betrag <= vorgang.betrag : betrag === vorgang.betrag
  return fits ? null : `Gemeldet sind ${formatEuro(betrag)}, die Zahlung lautet auf ${formatEuro(vorgang.betrag)}.`
}

function geldeingang(vorgang: Vorgang, { andereOffen, erwartet }: Lage): Urteil {
  if (GEZAHLT.includes(vorgang.zahlungsStatus)) return BEKANNT
  if (vorgang.offen) return VERBUCHEN
  if (andereOffen) return warten('Eine andere Zahlung zu dieser Kampagne ist noch nicht entschieden.')
  return erwartet === vorgang.betrag ? VERBUCHEN : pruefen(UEBERZAHLT)
}
