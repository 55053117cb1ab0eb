import type { UploadArt } from '#src/contract/grenzen.ts'
import { endungOf } from './dateiname.ts'

/** Endings of the kinds that people mix up. One that is not here says nothing, and the content alone decides. */
const ARTEN = {
  bild: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif', 'tif', 'tiff', 'gif', 'heic', 'heif'],
  fremdesBild: ['svg', 'svgz', 'bmp', 'psd', 'eps', 'ico'],
  pdf: ['pdf'],
  liste: ['csv', 'txt', 'tsv', 'tab'],
  tabelle: ['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'numbers'],
  archiv: ['zip', 'gz', '7z', 'rar', 'tar'],
  text: ['doc', 'docx', 'odt', 'rtf'],
  seite: ['html', 'htm', 'xhtml', 'xml', 'mht', 'js', 'mjs', 'css', 'php'],
  programm: ['exe', 'com', 'bat', 'cmd', 'msi', 'scr', 'dll', 'jar', 'apk', 'sh', 'ps1', 'vbs', 'lnk'],
} as const satisfies Record<string, readonly string[]>

/** What each place takes, and how it is called there. */
const ERLAUBT: Record<UploadArt, { endungen: readonly string[]; name: string }> = {
  bild: { endungen: ARTEN.bild, name: 'ein Bild (JPEG, PNG, TIFF, GIF, WebP oder AVIF)' },
  logo: { endungen: ARTEN.bild, name: 'ein Bild (JPEG, PNG, TIFF, GIF, WebP oder AVIF)' },
  avatar: { endungen: ARTEN.bild, name: 'ein Bild (JPEG, PNG, TIFF, GIF, WebP oder AVIF)' },
  pdf: { endungen: ARTEN.pdf, name: 'eine PDF-Datei' },
  adressen: { endungen: [...ARTEN.liste, 'xlsx'], name: 'eine Excel-Arbeitsmappe (.xlsx), CSV- oder Textdatei' },
}

const BEKANNT: ReadonlySet<string> = new Set(Object.values(ARTEN).flat())

/**
 * Why a file with this name does not belong here, and what to do; null when its ending fits or says nothing (SEC-34).
 * A name that promises something else than the content is how people are led to open the wrong thing.
 */
export function endungProblem(dateiName: string, art: UploadArt): string | null {
  const endung = endungOf(dateiName)
  const { endungen, name } = ERLAUBT[art]
  if (endungen.includes(endung) || !BEKANNT.has(endung)) return null
  return `Der Dateiname endet auf „.${endung}“. Hier wird ${name} gebraucht. Bitte wählen Sie die richtige Datei oder korrigieren Sie ihren Namen.`
}
