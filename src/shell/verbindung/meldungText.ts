import type { Meldung } from '#src/entities/verbindung/meldungen.ts'

/** The messages as lines of plain text, for a ticket or a mail to those who write the backend. */
export const meldungenText = (meldungen: readonly Meldung[]): string => meldungen.map(textOf).join('\n\n')

function textOf({ kind, aufruf, adresse, status, grund, zeilen, felder, anzahl, zuletzt }: Meldung): string {
  return [
    `${aufruf} (${kind})`,
    `  ${adresse}, ${status}, ${anzahl}x, ${new Date(zuletzt).toISOString()}`,
    ...(grund === null ? [] : [`  ${grund}`]),
    ...(zeilen === 0 ? [] : [`  Zeilen ausgelassen: ${zeilen}`]),
    ...felder.map(
      (feld) => `  ${feld.feld || '(Antwort)'}: kam ${feld.kam}, erwartet ${feld.erwartet} (${feld.anzahl}x)`,
    ),
  ].join('\n')
}
