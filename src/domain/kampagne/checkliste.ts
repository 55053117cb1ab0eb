import type { Befund } from '#src/contract/dokument.ts'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { WERBEMITTEL_STATUS, type WerbemittelZeile } from '#src/contract/werbemittel.ts'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import type { QrCode } from '#src/engines/print/page.ts'
import { qrName, zielText } from '#src/engines/print/rules.ts'
import { MINDESTMENGE } from '../price/preisliste.ts'
import { isVersandtag } from './schedule.ts'
import { hinweisAuf } from './unbekannt.ts'

/** Step of the wizard where a point is settled. */
type WizardSchritt = 'grundlagen' | 'zielgruppe' | 'werbemittel' | 'termin' | 'pruefung'

export interface ChecklistePunkt {
  code: string
  erfuellt: boolean
  /** What must be so. */
  text: string
  /** What to do; empty when it is fulfilled. */
  hilfe: string
  schritt: WizardSchritt
}

export interface ChecklisteEingabe {
  kampagne: Pick<
    Kampagne,
    | 'bezeichnung'
    | 'menge'
    | 'ausgenommen'
    | 'format'
    | 'versandDatum'
    | 'absender'
    | 'datenschutzText'
    | 'preis'
    | 'befunde'
  > & { qrCodes: readonly QrCode[] }
  zielgruppe: Pick<Zielgruppe, 'typ' | 'status' | 'bezeichnung' | 'ausschluss'> | null
  werbemittel: Pick<WerbemittelZeile, 'status' | 'pruefStatus' | 'bezeichnung'> | null
  avvAkzeptiert: boolean
  heute: string
}

function punkt(code: string, schritt: WizardSchritt, text: string, hilfe: string | null): ChecklistePunkt {
  return { code, erfuellt: hilfe === null, text, hilfe: hilfe ?? '', schritt }
}

function zielgruppeHilfe(zielgruppe: ChecklisteEingabe['zielgruppe']): string | null {
  if (zielgruppe === null) return 'Wählen Sie eine Zielgruppe.'
  switch (zielgruppe.status) {
    case 'bereit':
      return fehlendeListeHilfe(
        zielgruppe,
        'Öffnen Sie die Zielgruppe und nehmen Sie die Liste heraus, oder wählen Sie dort eine andere.',
      )
    // Locked: another campaign uses it, which does not hinder this one.
    case 'gesperrt':
      return fehlendeListeHilfe(
        zielgruppe,
        'Bearbeiten Sie die Zielgruppe als Kopie, nehmen Sie die Liste dort heraus und wählen Sie hier die Kopie.',
      )
    case 'veraltet':
      return `Die Zählung von „${zielgruppe.bezeichnung}“ ist älter als 30 Tage. Öffnen und speichern Sie die Zielgruppe, um neu zu zählen.`
    case 'wirdGezaehlt':
    case 'wirdGeprueft':
      return `„${zielgruppe.bezeichnung}“ wird noch geprüft. Bitte warten Sie einen Moment.`
    case 'korrekturNoetig':
      return `In „${zielgruppe.bezeichnung}“ sind noch Angaben zu korrigieren. Öffnen Sie die Zielgruppe.`
    case 'entwurf':
      return `„${zielgruppe.bezeichnung}“ ist noch ein Entwurf. Bitte stellen Sie die Zielgruppe zuerst fertig.`
    case 'archiviert':
      return `„${zielgruppe.bezeichnung}“ ist archiviert. Wählen Sie eine andere Zielgruppe.`
    default:
      return hinweisAuf(zielgruppe.status)
  }
}

/** Nobody is written to only because the list that would have left him out is gone (domain 4.3.13). */
function fehlendeListeHilfe(
  { bezeichnung, ausschluss }: Pick<Zielgruppe, 'bezeichnung' | 'ausschluss'>,
  weg: string,
): string | null {
  const fehlt = ausschluss?.listen?.find((liste) => liste.fehlt)
  if (fehlt === undefined) return null
  const welche = fehlt.bezeichnung ? `die Liste „${fehlt.bezeichnung}“` : 'eine Liste'
  return `„${bezeichnung}“ soll ${welche} auslassen, die es nicht mehr gibt. ${weg}`
}

/** What to do about too few recipients; those whom the group leaves out by choice are named where they would make enough. */
function mengeHilfe({ menge, ausgenommen = {} }: Pick<Kampagne, 'menge' | 'ausgenommen'>): string | null {
  if (menge >= MINDESTMENGE) return null
  const zuWenige = `Die Kampagne hat ${formatZahl(menge)} Empfänger, nötig sind mindestens ${formatZahl(MINDESTMENGE)}.`
  const gewaehlt = (ausgenommen.kuerzlich ?? 0) + (ausgenommen.andereListe ?? 0) + (ausgenommen.abgleichFraglich ?? 0)
  if (gewaehlt === 0 || menge + gewaehlt < MINDESTMENGE) return `${zuWenige} Erweitern Sie die Zielgruppe.`
  const wer = gewaehlt === 1 ? '1 Person wird' : `${formatZahl(gewaehlt)} Personen werden`
  return `${zuWenige} ${wer} auf Ihren Wunsch ausgelassen. Erweitern Sie die Zielgruppe, oder lassen Sie dort weniger Personen aus.`
}

function werbemittelHilfe(werbemittel: ChecklisteEingabe['werbemittel']): string | null {
  if (werbemittel === null) return 'Wählen Sie ein Werbemittel.'
  if (werbemittel.status === 'archiviert') {
    return `„${werbemittel.bezeichnung}“ ist archiviert. Wählen Sie ein anderes Werbemittel.`
  }
  if (!isEinesVon(WERBEMITTEL_STATUS, werbemittel.status)) return hinweisAuf(werbemittel.status)
  switch (werbemittel.pruefStatus) {
    case 'ok':
    case 'warnung':
      return null
    case 'offen':
      return `„${werbemittel.bezeichnung}“ ist noch nicht geprüft. Öffnen Sie das Werbemittel und starten Sie die Prüfung.`
    case 'fehler':
      return `Die Druckprüfung hat in „${werbemittel.bezeichnung}“ Fehler gefunden. Öffnen Sie das Werbemittel und beheben Sie sie.`
    default:
      return hinweisAuf(werbemittel.pruefStatus)
  }
}

function terminHilfe(versandDatum: string | null, heute: string): string | null {
  if (versandDatum === null) return 'Wählen Sie einen Versandtermin.'
  return isVersandtag(versandDatum, heute)
    ? null
    : `Der ${formatDatum(versandDatum)} ist nicht mehr buchbar. Wählen Sie einen neuen Versandtermin.`
}

function isAbsenderVollstaendig(absender: Kampagne['absender']): boolean {
  return absender !== null && Object.values(absender).every((value) => value.trim() !== '')
}

/** Every target is named before anybody approves it; what a code lacks the print check says. */
function qrPunkte(codes: readonly QrCode[]): ChecklistePunkt[] {
  if (codes.length === 0) return [punkt('qr', 'werbemittel', 'Auf der Sendung steht kein QR-Code.', null)]
  return codes.map((code) =>
    punkt(`qr ${code.seite} ${code.layerId}`, 'werbemittel', `${qrName(code)} führt zu: ${zielText(code)}`, null),
  )
}

/** Points that must be settled before a campaign goes to approval; button, wizard and the service's guard of #3 use this one list (domain 4.2 #3). */
export function checkliste({
  kampagne,
  zielgruppe,
  werbemittel,
  avvAkzeptiert,
  heute,
}: ChecklisteEingabe): ChecklistePunkt[] {
  const fehler = kampagne.befunde.find(({ schwere }) => schwere === 'fehler')
  const punkte = [
    punkt(
      'bezeichnung',
      'grundlagen',
      'Die Kampagne hat einen Namen.',
      kampagne.bezeichnung.trim() === '' ? 'Geben Sie der Kampagne einen Namen.' : null,
    ),
    punkt('zielgruppe', 'zielgruppe', 'Die Zielgruppe ist gewählt.', zielgruppeHilfe(zielgruppe)),
    punkt(
      'menge',
      'zielgruppe',
      `Die Kampagne hat mindestens ${formatZahl(MINDESTMENGE)} Empfänger.`,
      mengeHilfe(kampagne),
    ),
    punkt('werbemittel', 'werbemittel', 'Das Werbemittel ist geprüft.', werbemittelHilfe(werbemittel)),
    ...(werbemittel === null ? [] : qrPunkte(kampagne.qrCodes)),
    punkt(
      'absender',
      'grundlagen',
      'Der Absender ist vollständig.',
      isAbsenderVollstaendig(kampagne.absender) ? null : 'Ergänzen Sie Firma und Anschrift des Absenders.',
    ),
    punkt('termin', 'termin', 'Der Versandtermin ist buchbar.', terminHilfe(kampagne.versandDatum, heute)),
    punkt(
      'datenschutz',
      'pruefung',
      'Der Datenschutzhinweis ist eingesetzt.',
      kampagne.datenschutzText.trim() === ''
        ? 'Es fehlen Angaben für den Datenschutzhinweis. Wählen Sie Zielgruppe und Absender.'
        : null,
    ),
    punkt(
      'befunde',
      'werbemittel',
      'Die Druckvorlage passt zu allen Empfängern.',
      fehler === undefined ? null : [fehler.text, fehler.hilfe].filter(Boolean).join(' '),
    ),
    punkt(
      'preis',
      'pruefung',
      'Der Preis steht fest.',
      kampagne.preis === null
        ? `Der Preis lässt sich erst mit Zielgruppe (ab ${formatZahl(MINDESTMENGE)} Empfängern), Werbemittel und Termin berechnen.`
        : null,
    ),
  ]
  if (zielgruppe?.typ === 'hochgeladen') {
    punkte.splice(
      2,
      0,
      punkt(
        'avv',
        'zielgruppe',
        'Der AV-Vertrag ist angenommen.',
        avvAkzeptiert
          ? null
          : 'Nehmen Sie im Konto den AV-Vertrag an. Ohne ihn dürfen wir Ihre Adressen nicht verarbeiten.',
      ),
    )
  }
  return punkte
}

/** What still has to be done, as refusal() takes it. */
export function offenePunkte(punkte: readonly ChecklistePunkt[]): string[] {
  return punkte.filter(({ erfuellt }) => !erfuellt).map(({ hilfe }) => hilfe)
}

/** Warnings that the user has to tick before the approval, one per code. */
export function warnungen(...befunde: readonly (readonly Befund[])[]): Befund[] {
  const jeCode = new Map<string, Befund>()
  for (const befund of befunde.flat()) {
    if (befund.schwere === 'warnung' && !jeCode.has(befund.code)) jeCode.set(befund.code, befund)
  }
  return [...jeCode.values()]
}
