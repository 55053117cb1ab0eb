import type { ApiRecht } from '#src/contract/apizugang.ts'
import { API_RECHTE } from '#src/contract/apizugang.ts'
import type { OperationName } from '#src/contract/index.ts'
import type { AbilityAction, AbilityRule, AbilitySubject } from '#src/contract/session.ts'
import type { AppAbility } from '../ability/ability.ts'

interface RechtDef {
  /** Name for people. */
  label: string
  /** What it allows, in plain words. */
  erklaerung: string
  /** Costs money or decides: said beside the right when it is chosen. */
  heikel: boolean
  /** What the token can at most do with it; the person who made it has to hold the same. */
  paare: readonly (readonly [AbilityAction, AbilitySubject])[]
  operationen: readonly OperationName[]
}

/** Whoever sends files may send them in parts. */
const UEBERTRAGEN = ['beginneUebertragung', 'sendeTeil', 'fetchUebertragung', 'verwerfeUebertragung'] as const

/**
 * The rights of a token (domain 4.10, assumed): pairs for the ability, and the calls that they open. A call that stands
 * nowhere here is out of reach for every token: login, sessions, passwords, employees, account, tokens and webhooks.
 */
export const RECHTE: Record<ApiRecht, RechtDef> = {
  'zielgruppe.lesen': {
    label: 'Zielgruppen lesen',
    erklaerung: 'Listet Zielgruppen auf und zählt, wie viele Personen ein Filter erreicht.',
    heikel: false,
    paare: [['read', 'Zielgruppe']],
    operationen: [
      'fetchZielgruppen',
      'fetchZielgruppe',
      'zaehlePotenzial',
      'fetchBeispielEmpfaenger',
      'fetchEreignisse',
    ],
  },
  'zielgruppe.schreiben': {
    label: 'Zielgruppen erstellen und ändern',
    erklaerung: 'Erstellt Zielgruppen, lädt Adresslisten hoch, ändert und archiviert sie.',
    heikel: false,
    paare: [
      ['create', 'Zielgruppe'],
      ['update', 'Zielgruppe'],
      ['delete', 'Zielgruppe'],
    ],
    operationen: ['saveZielgruppe', 'uploadAdressen', 'kopiereZielgruppe', 'archiviereZielgruppe', ...UEBERTRAGEN],
  },
  'werbemittel.lesen': {
    label: 'Werbemittel lesen',
    erklaerung: 'Listet Werbemittel auf und lädt ihre Dateien herunter.',
    heikel: false,
    paare: [['read', 'Werbemittel']],
    operationen: [
      'fetchWerbemittelListe',
      'fetchWerbemittel',
      'fetchVorschau',
      'downloadAsset',
      'fetchWerbemittelVersionen',
      'fetchWerbemittelVersion',
    ],
  },
  'werbemittel.schreiben': {
    label: 'Werbemittel erstellen und ändern',
    erklaerung: 'Erstellt Werbemittel, lädt Bilder und Druckdateien hoch, prüft, ändert und archiviert sie.',
    heikel: false,
    paare: [
      ['create', 'Werbemittel'],
      ['update', 'Werbemittel'],
      ['delete', 'Werbemittel'],
    ],
    operationen: [
      'saveWerbemittel',
      'uploadBild',
      'uploadPdf',
      'pruefeWerbemittel',
      'kopiereWerbemittel',
      'archiviereWerbemittel',
      'benenneWerbemittelVersion',
      'stelleWerbemittelVersionHer',
      'uebernimmBild',
      'werbemittelAusBild',
      ...UEBERTRAGEN,
    ],
  },
  'bild.erzeugen': {
    label: 'Bilder und Motive erzeugen',
    erklaerung:
      'Zeichnet Motive, bestellt Bilder beim Bilddienst und liest die Galerie. Bestellte Bilder kosten Kontingent.',
    heikel: true,
    paare: [
      ['read', 'Bildgenerierung'],
      ['create', 'Bildgenerierung'],
    ],
    operationen: [
      'zeichneMotiv',
      'erzeugeBilder',
      'fetchBildauftraege',
      'bricheBildauftragAb',
      'merkeGesehen',
      'fetchBilder',
      'fetchBeschreibungen',
      'fetchBildVorschau',
      'downloadBild',
      'saveFavorit',
      'deleteBild',
    ],
  },
  'kampagne.lesen': {
    label: 'Kampagnen lesen',
    erklaerung: 'Listet Kampagnen auf, mit Status, Preis und Verlauf, und nennt mögliche Versandtage.',
    heikel: false,
    paare: [['read', 'Kampagne']],
    operationen: [
      'fetchKampagnen',
      'fetchKampagne',
      'fetchVorschau',
      'berechnePreis',
      'fetchVersandtage',
      'fetchEreignisse',
    ],
  },
  'kampagne.schreiben': {
    label: 'Kampagnen erstellen und ändern',
    erklaerung: 'Erstellt Kampagnen, ändert und kopiert sie, hält sie an und löscht Entwürfe.',
    heikel: false,
    paare: [
      ['create', 'Kampagne'],
      ['update', 'Kampagne'],
      ['delete', 'Kampagne'],
    ],
    operationen: [
      'saveKampagne',
      'kopiereKampagne',
      'deleteKampagne',
      'wiederOeffnen',
      'anhalten',
      'fortsetzen',
      'terminAendern',
    ],
  },
  'kampagne.stornieren': {
    label: 'Kampagnen stornieren',
    erklaerung: 'Storniert Kampagnen. Je nach Stand kostet das eine Gebühr.',
    heikel: true,
    paare: [['storno', 'Kampagne']],
    operationen: ['stornieren', 'stornoAnfragen'],
  },
  'freigabe.anfordern': {
    label: 'Freigaben anfordern',
    erklaerung:
      'Sendet Kampagnen zur Freigabe und zieht sie zurück. Die Links gehen nur per E-Mail an die Freigebenden.',
    heikel: false,
    paare: [['request', 'Freigabe']],
    operationen: ['kampagneZurFreigabeGeben', 'freigabeZurueckziehen'],
  },
  'freigabe.entscheiden': {
    label: 'Freigaben erteilen',
    erklaerung: 'Sieht Freigabelinks und entscheidet über Freigaben, ohne dass eine Person sie prüft.',
    heikel: true,
    paare: [
      ['request', 'Freigabe'],
      ['decide', 'Freigabe'],
    ],
    operationen: [
      'freigabeLinkErneuern',
      'fetchFreigabe',
      'downloadFreigabeAsset',
      'freigabeErteilen',
      'freigabeAblehnen',
    ],
  },
  'zahlung.ausloesen': {
    label: 'Zahlungen auslösen',
    erklaerung: 'Bestellt Kampagnen zahlungspflichtig und sieht den Stand der Zahlungen.',
    heikel: true,
    paare: [['pay', 'Zahlung']],
    operationen: ['starteZahlung', 'bricheZahlungAb', 'fetchZahlung', 'fetchEreignisse'],
  },
  'statistik.lesen': {
    label: 'Statistik lesen',
    erklaerung: 'Liest Versandmengen und Scans versendeter Kampagnen.',
    heikel: false,
    paare: [['read', 'Statistik']],
    operationen: ['fetchStatistik', 'fetchEreignisse'],
  },
  'rechnung.lesen': {
    label: 'Rechnungen lesen',
    erklaerung: 'Listet Rechnungen auf und lädt sie herunter.',
    heikel: false,
    paare: [['read', 'Rechnung']],
    operationen: [
      'fetchRechnungen',
      'fetchRechnung',
      'downloadRechnungAsPdf',
      'downloadERechnung',
      'exportRechnungen',
      'fetchEreignisse',
    ],
  },
}

/** Calls that every token may make. */
const FUER_ALLE: readonly OperationName[] = ['fetchGeneralPricelist']

/** The rights that open a call; empty where no token gets to it. */
export function rechteFuer(operation: OperationName): ApiRecht[] {
  return API_RECHTE.filter((recht) => RECHTE[recht].operationen.includes(operation))
}

/** Some token can make this call. */
export function isPerApiErreichbar(operation: OperationName): boolean {
  return FUER_ALLE.includes(operation) || rechteFuer(operation).length > 0
}

/** A token with these rights can make this call. */
export function tokenErreicht(rechte: readonly ApiRecht[], operation: OperationName): boolean {
  return FUER_ALLE.includes(operation) || rechteFuer(operation).some((recht) => rechte.includes(recht))
}

/** What remains of a token's rights under the present rights of the person who made it. */
export function tokenRules(rechte: readonly ApiRecht[], person: AppAbility): AbilityRule[] {
  return rechte
    .flatMap((recht) => RECHTE[recht].paare)
    .filter(([action, subject]) => person.can(action, subject))
    .map(([action, subject]) => ({ action, subject }))
}

/** A person can give only what he holds himself. */
export function mayGrant(recht: ApiRecht, person: AppAbility): boolean {
  return RECHTE[recht].paare.every(([action, subject]) => person.can(action, subject))
}
