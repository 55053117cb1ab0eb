import type { DienstErgebnis } from '../platform/bildwerk.ts'

type Art = Extract<DienstErgebnis, { ok: false }>['art']

const NICHTS = 'Es wurde kein Bild gespeichert, Ihre Beschreibung ist noch da.'
const SERVICE = 'Bitte wenden Sie sich an den Kundenservice.'
const ERNEUT = 'Bitte versuchen Sie es erneut.'
const SPAETER = 'Bitte versuchen Sie es in einigen Minuten erneut.'

/** Every way in which no picture comes about: whether another try may help, and what is said. */
const TEXTE = {
  ABGEBROCHEN: ['abgebrochen', `Das Erzeugen wurde abgebrochen. ${NICHTS}`],
  ABGELEHNT: [
    'abgelehnt',
    `Der Bilddienst lehnt diese Beschreibung wegen ihres Inhalts ab. ${NICHTS} Bitte beschreiben Sie das Motiv anders, ohne bekannte Personen, Marken, Gewalt oder Nacktheit.`,
  ],
  ZUGANG: ['endgueltig', `Der Bilddienst hat den Zugang abgelehnt. ${NICHTS} ${SERVICE}`],
  GUTHABEN: ['endgueltig', `Das Guthaben beim Bilddienst ist aufgebraucht. ${NICHTS} ${SERVICE}`],
  AUSGELASTET: ['voruebergehend', `Der Bilddienst nimmt gerade keine weiteren Aufträge an. ${NICHTS} ${SPAETER}`],
  STOERUNG: ['voruebergehend', `Der Bilddienst ist gestört. ${NICHTS} ${SPAETER}`],
  NICHT_ERREICHBAR: ['voruebergehend', `Der Bilddienst ist nicht erreichbar. ${NICHTS} ${SPAETER}`],
  VERBINDUNG: ['voruebergehend', `Die Verbindung zum Bilddienst ist abgerissen. ${NICHTS} ${ERNEUT}`],
  ZU_LANGSAM: ['voruebergehend', `Der Bilddienst hat nicht rechtzeitig geantwortet. ${NICHTS} ${SPAETER}`],
  ZERTIFIKAT: ['endgueltig', `Das Zertifikat des Bilddienstes ist nicht gültig. ${NICHTS} ${SERVICE}`],
  NICHT_GEFUNDEN: [
    'endgueltig',
    `Der Bilddienst kennt das eingestellte Modell oder die Adresse nicht. ${NICHTS} ${SERVICE}`,
  ],
  UMLEITUNG: [
    'endgueltig',
    `Der Bilddienst leitet auf eine andere Adresse um. Dorthin senden wir nichts. ${NICHTS} ${SERVICE}`,
  ],
  AUFTRAG: [
    'endgueltig',
    `Der Bilddienst hat den Auftrag nicht angenommen. ${NICHTS} Bitte kürzen oder ändern Sie die Beschreibung.`,
  ],
  KEIN_JSON: ['endgueltig', `Unter der Adresse des Bilddienstes antwortet etwas anderes. ${NICHTS} ${SERVICE}`],
  JSON_DEFEKT: ['voruebergehend', `Die Antwort des Bilddienstes ist unleserlich. ${NICHTS} ${ERNEUT}`],
  OHNE_BILD: ['voruebergehend', `Die Antwort des Bilddienstes enthält kein Bild. ${NICHTS} ${ERNEUT}`],
  KODIERUNG: ['voruebergehend', `Das Bild des Bilddienstes kam unleserlich an. ${NICHTS} ${ERNEUT}`],
  KEIN_BILD: [
    'endgueltig',
    `Was der Bilddienst geliefert hat, ist kein Bild, das sich drucken lässt. ${NICHTS} ${SERVICE}`,
  ],
  UNVOLLSTAENDIG: [
    'voruebergehend',
    `Das Bild des Bilddienstes ist beschädigt oder unvollständig. ${NICHTS} ${ERNEUT}`,
  ],
  ZU_KLEIN: ['endgueltig', `Das Bild des Bilddienstes ist zu klein für den Druck. ${NICHTS} ${SERVICE}`],
  ZU_VIELE_PIXEL: ['endgueltig', `Das Bild des Bilddienstes hat zu viele Pixel. ${NICHTS} ${SERVICE}`],
  ZU_GROSS: [
    'endgueltig',
    `Die Antwort des Bilddienstes ist zu groß und wurde nicht zu Ende gelesen. ${NICHTS} ${SERVICE}`,
  ],
  FREMDE_ADRESSE: [
    'endgueltig',
    `Der Bilddienst hat sein Bild an einer fremden Adresse abgelegt. Von dort laden wir nichts. ${NICHTS} ${SERVICE}`,
  ],
  UNERWARTET: ['endgueltig', `Beim Erzeugen ist ein unerwarteter Fehler aufgetreten. ${NICHTS} ${SERVICE}`],
} as const satisfies Record<string, readonly [Art, string]>

export type FehlschlagCode = keyof typeof TEXTE

/** No picture; its message is the code alone, so that whoever logs it logs no word of a stranger. */
export class Fehlschlag extends Error {
  readonly code: FehlschlagCode
  readonly worte: string
  readonly wartenS: number | undefined

  constructor(code: FehlschlagCode, extra: { worte?: string; wartenS?: number | undefined } = {}) {
    super(code)
    this.name = 'Fehlschlag'
    this.code = code
    this.worte = extra.worte ?? ''
    this.wartenS = extra.wartenS
  }

  ergebnis(): DienstErgebnis {
    const [art, text] = TEXTE[this.code]
    return {
      ok: false,
      art,
      code: this.code,
      text: this.worte === '' ? text : `${text} Der Dienst schreibt dazu: „${this.worte}“`,
      ...(this.wartenS === undefined ? {} : { wartenS: this.wartenS }),
    }
  }
}
