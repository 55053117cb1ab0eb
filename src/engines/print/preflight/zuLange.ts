import type { Befund } from '#src/contract/dokument.ts'

/** When the check of a file was ended. Apart from the check itself, whose packages only the worker needs. */
export const PRUEFUNG_ZU_LANGE: Befund = {
  schwere: 'fehler',
  code: 'zuAufwendig',
  text: 'Die Prüfung der Datei dauert zu lange.',
  hilfe: 'Exportieren Sie die PDF-Datei neu, möglichst ohne eingebettete Dateien und mit weniger Einzelteilen.',
}
