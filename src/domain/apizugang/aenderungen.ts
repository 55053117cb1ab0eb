interface Aenderung {
  version: string
  datum: string
  /** German, for those who write programs; docs/api/changelog.md says the same to ourselves. */
  was: string
}

/** What came to the interface, the newest first. */
export const AENDERUNGEN: readonly Aenderung[] = [
  {
    version: '1.0.0-beta',
    datum: '2026-11-28',
    was: 'Erste Fassung, zur Erprobung. Jeder Aufruf von der Zielgruppe bis zur Rechnung hat eine eigene Adresse. Tokens haben Rechte und einen Testmodus. Listen liest man mit `cursor` und `since`, Dateien kommen auch in Teilen. Mit `Idempotency-Key` lässt sich jeder POST wiederholen. Ereignisse kommen als Webhook oder mit `fetchEreignisse`.',
  },
]
