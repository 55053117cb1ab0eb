/** What a notification is about; decides its icon. */
export type BenachrichtigungArt =
  | 'freigabeAngefragt'
  | 'freigabeErteilt'
  | 'aenderungGewuenscht'
  | 'zahlungErhalten'
  | 'versandVorbereitet'
  | 'versendet'
  | 'adressenGeprueft'
  | 'rechnung'
  | 'bilderFertig'
  | 'bilderFehlgeschlagen'

/** Something that happened since the last look. */
export interface Benachrichtigung {
  /** Of its kind: an example and an order may have the same. */
  idPtBenachrichtigung: number
  /** An example in the language of the frame, said to be one; a real one is German. */
  beispiel: boolean
  art: BenachrichtigungArt
  titel: string
  text: string
  /** Address of the screen where one sees more or acts; null when there is none. */
  link: string | null
  gelesen: boolean
  zeit: Date
  /** `hoch`: the user himself must act. */
  prioritaet: 'normal' | 'hoch'
}
