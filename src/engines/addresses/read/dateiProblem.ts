/** Why a list cannot be read, and what helps; beside what `fileKind.ts` says of files that are no lists. */
export const DATEI_PROBLEM = {
  nichtLesbar:
    'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie inzwischen verschoben oder geändert. Bitte wählen Sie sie erneut aus.',
  leereZeilen: 'Die Datei enthält nur leere Zeilen. Wählen Sie eine Datei mit mindestens einer Adresse.',
  nurKopfzeile:
    'Die Datei enthält nur die Kopfzeile, aber keine Adressen. Wählen Sie eine Datei mit mindestens einer Adresse.',
  keineAdresse: 'Unter der Kopfzeile steht keine Adresse. Wählen Sie eine andere Kopfzeile.',
} as const
