/** Why a workbook cannot be read; the text is German and says what to do. */
export class MappeProblem extends Error {}

const NEU_SPEICHERN = 'Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie neu als „Excel-Arbeitsmappe (.xlsx)“'

/** Wording assumed. */
export const MAPPE_PROBLEM = {
  beschaedigt: `Die Excel-Datei ist beschädigt. ${NEU_SPEICHERN} und wählen Sie die neue Datei.`,
  makros: `Die Excel-Datei enthält Makros. ${NEU_SPEICHERN} und wählen Sie die neue Datei.`,
  binaer: `Das ist eine binäre Excel-Datei (.xlsb). ${NEU_SPEICHERN} und wählen Sie die neue Datei.`,
  keineMappe:
    'Das ist keine Excel-Arbeitsmappe, auch wenn der Dateiname anders lautet. Bitte wählen Sie eine Excel- oder CSV-Datei.',
  keinBlatt: 'Die Excel-Datei enthält kein Tabellenblatt. Bitte wählen Sie eine Datei mit Adressen.',
  zuGross:
    'Die Excel-Datei ist entpackt zu groß. Löschen Sie ungenutzte Blätter und Formatierungen, oder speichern Sie das Blatt mit den Adressen als CSV-Datei.',
  langeZelle:
    'Eine Zelle enthält mehr Text, als eine Excel-Datei enthalten darf. Speichern Sie das Blatt mit den Adressen als CSV-Datei.',
} as const
