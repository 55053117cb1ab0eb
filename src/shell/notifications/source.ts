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

/** Something that happened since the last look. */
export interface Benachrichtigung {
  idPtBenachrichtigung: number
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

/** Where notifications come from. The bell and its list know nothing else. */
export interface NotificationSource {
  /** Examples in the language of the frame, which the list marks as such; real ones are German. */
  sample: boolean
  /** How many are unread; asked from the start, so it must not need their texts. */
  useUnread: () => number
  /** Newest first; asked when the list is opened. */
  useList: () => readonly Benachrichtigung[]
  markRead: (ids: readonly number[]) => void
}
