import { ABILITY_ACTIONS, type AbilityAction, type AbilitySubject } from '#src/contract/session.ts'

export const RECHT_BEREICHE = [
  'Zielgruppen',
  'Werbemittel',
  'Kampagnen',
  'Freigabe',
  'Geld',
  'Auswertung',
  'Firma',
] as const
type RechtBereich = (typeof RECHT_BEREICHE)[number]

/** A right that can be given or taken away by itself. (action, subject) names it on the wire. */
export interface Recht {
  action: AbilityAction
  subject: AbilitySubject
  /** Every action on the subject that belongs to it. */
  umfasst: readonly AbilityAction[]
  bereich: RechtBereich
  /** What it means, as the rest of "darf ...". */
  text: string
  /** Without this one it is worth nothing, so it comes and goes with it. */
  braucht: readonly [AbilityAction, AbilitySubject] | null
}

const AENDERN = ['create', 'update', 'delete'] as const satisfies readonly AbilityAction[]

/** All single rights (domain 4.9, assumed), in the order of the product's work. */
export const RECHTE: readonly Recht[] = [
  lesen('Zielgruppe', 'Zielgruppen', 'Zielgruppen ansehen'),
  aendern('Zielgruppe', 'Zielgruppen', 'Zielgruppen erstellen, Adressen hochladen, ändern und archivieren'),
  lesen('Werbemittel', 'Werbemittel', 'Werbemittel ansehen'),
  aendern('Werbemittel', 'Werbemittel', 'Werbemittel gestalten, hochladen, ändern und archivieren'),
  lesen('Kampagne', 'Kampagnen', 'Kampagnen ansehen'),
  aendern('Kampagne', 'Kampagnen', 'Kampagnen erstellen, bearbeiten und Entwürfe löschen'),
  inKampagne('storno', 'Kampagne', 'Kampagnen', 'Kampagnen stornieren, auch wenn das Gebühren kostet'),
  inKampagne('request', 'Freigabe', 'Freigabe', 'Freigaben anfordern und zurückziehen'),
  inKampagne('decide', 'Freigabe', 'Freigabe', 'Druckvorlagen freigeben oder Änderungen anfordern'),
  inKampagne('comment', 'Freigabe', 'Freigabe', 'Druckvorlagen kommentieren'),
  inKampagne('pay', 'Zahlung', 'Geld', 'Kampagnen bezahlen'),
  lesen('Rechnung', 'Geld', 'Rechnungen ansehen und herunterladen'),
  {
    action: 'storno',
    subject: 'Rechnung',
    umfasst: ['storno'],
    bereich: 'Geld',
    text: 'Rechnungen stornieren und korrigieren lassen',
    braucht: ['read', 'Rechnung'],
  },
  lesen('Statistik', 'Auswertung', 'Statistiken ansehen'),
  lesen('Mitarbeiter', 'Firma', 'Mitarbeiter und ihre Rechte ansehen'),
  aendern('Mitarbeiter', 'Firma', 'Mitarbeiter einladen, ihre Rechte ändern und sie deaktivieren'),
  lesen('Konto', 'Firma', 'Firmendaten und Verträge ansehen'),
  aendern('Konto', 'Firma', 'Firmendaten ändern und Verträge annehmen'),
  {
    action: 'manage',
    subject: 'Konto',
    umfasst: ABILITY_ACTIONS,
    bereich: 'Firma',
    text: 'Alle Daten exportieren und das Konto löschen lassen',
    braucht: ['update', 'Konto'],
  },
  einzeln('manage', 'ApiZugang', ABILITY_ACTIONS, 'API-Tokens erstellen und widerrufen'),
  einzeln('create', 'Bildgenerierung', ['read', 'create'], 'Bilder erzeugen lassen'),
]

function lesen(subject: AbilitySubject, bereich: RechtBereich, text: string): Recht {
  return { action: 'read', subject, umfasst: ['read'], bereich, text, braucht: null }
}

function aendern(subject: AbilitySubject, bereich: RechtBereich, text: string): Recht {
  return { action: 'update', subject, umfasst: AENDERN, bereich, text, braucht: ['read', subject] }
}

/** What happens to a campaign is for those who see campaigns. */
function inKampagne(action: AbilityAction, subject: AbilitySubject, bereich: RechtBereich, text: string): Recht {
  return { action, subject, umfasst: [action], bereich, text, braucht: ['read', 'Kampagne'] }
}

function einzeln(
  action: AbilityAction,
  subject: AbilitySubject,
  umfasst: readonly AbilityAction[],
  text: string,
): Recht {
  return { action, subject, umfasst, bereich: 'Firma', text, braucht: null }
}

/** Whether a right is the one that a pair of the wire names. */
export const isNamed = (recht: Recht, pair: { action: string; subject: string }) =>
  recht.action === pair.action && recht.subject === pair.subject

/** The right that a pair of the wire names; undefined for one that cannot be given by itself. */
export function rechtOf(pair: { action: string; subject: string }): Recht | undefined {
  return RECHTE.find((recht) => isNamed(recht, pair))
}
