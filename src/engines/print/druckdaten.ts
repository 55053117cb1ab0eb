import type { FormatId, SeitenName } from '#src/contract/dokument.ts'
import { BLEED_MM, FORMATS, SAFETY_MM, zonesOf } from './formats.ts'
import { DPI_GUT } from './preflight/pictures/pictureFindings.ts'
import { FARBAUFTRAG_MAX } from './preflight/thresholds.ts'
import { formatMasse, formatMm } from './units.ts'

/** What a designer has to know of a format, to be shown, copied and mailed (print 5.4). */
export interface Angabe {
  name: string
  wert: string
}

export const PROGRAMME = ['indesign', 'affinity', 'canva', 'word'] as const
export type Programm = (typeof PROGRAMME)[number]
export const PROGRAMM_NAMEN: Record<Programm, string> = {
  indesign: 'Adobe InDesign',
  affinity: 'Affinity',
  canva: 'Canva',
  word: 'Microsoft Word',
}

const SEITE: Record<SeitenName, string> = { vorderseite: 'Vorderseite', rueckseite: 'Rückseite' }

function freieBereiche(format: FormatId): Angabe[] {
  return FORMATS[format].pages.flatMap((side) => {
    const zonen = zonesOf(format, side)
    if (zonen.length === 0) return []
    const saetze = zonen.map(({ id, rect }) =>
      id === 'codierzone'
        ? `unten ${formatMm(rect.h - BLEED_MM)} über die ganze Breite (mit Beschnitt ${formatMm(rect.h)})`
        : `rechts ${formatMm(rect.w - BLEED_MM)} über die ganze Höhe (mit Beschnitt ${formatMm(rect.w)})`,
    )
    return [{ name: `${SEITE[side]}: bleibt weiß`, wert: saetze.join('; ') }]
  })
}

export function druckdaten(format: FormatId): Angabe[] {
  const { label, data, final, pages, empfaenger } = FORMATS[format]
  const { x, y, w, h } = empfaenger.rect
  return [
    { name: 'Format', wert: label },
    { name: 'Seiten', wert: `${pages.length} (${pages.map((side) => SEITE[side]).join(', ')})` },
    { name: 'Endformat', wert: formatMasse(final.w, final.h) },
    { name: 'Mit Beschnitt', wert: `${formatMasse(data.w, data.h)}, das sind ${formatMm(BLEED_MM)} an jeder Seite` },
    { name: 'Text und Logos', wert: `mindestens ${formatMm(SAFETY_MM)} von der Schnittkante entfernt` },
    ...freieBereiche(format),
    {
      name: 'Anschrift',
      wert: `drucken wir auf die ${SEITE[empfaenger.side]}: ${formatMasse(w, h)}, ${formatMm(x - BLEED_MM)} von links und ${formatMm(y - BLEED_MM)} von oben`,
    },
    { name: 'Farben', wert: `CMYK nach FOGRA39 (Coated FOGRA39), höchstens ${FARBAUFTRAG_MAX} % Farbauftrag` },
    { name: 'Bilder', wert: `${DPI_GUT} dpi in der gedruckten Größe` },
    { name: 'Schriften', wert: 'eingebettet oder in Pfade umgewandelt' },
    { name: 'Datei', wert: 'eine PDF-Datei, am besten PDF/X-4, ohne Passwort, ohne Ebenen, die ausgeblendet sind' },
  ]
}

/** How a program makes such a file. */
export function anleitung(programm: Programm, format: FormatId): string[] {
  const { data, final, pages } = FORMATS[format]
  const ende = formatMasse(final.w, final.h)
  const alles = formatMasse(data.w, data.h)
  const beschnitt = formatMm(BLEED_MM)
  const seiten = pages.length === 1 ? 'eine Seite' : `${pages.length} einzelne Seiten`
  const ziehen = `Ziehen Sie Flächen und Bilder, die bis zur Kante reichen, ${beschnitt} darüber hinaus.`
  return {
    indesign: [
      `Legen Sie das Dokument mit ${ende} an: ${seiten}, ohne Doppelseite, Anschnitt ${beschnitt} an allen vier Seiten.`,
      ziehen,
      'Wählen Sie „Datei“, „Exportieren“, „Adobe PDF (Druck)“ und die Vorgabe „PDF/X-4“.',
      'Schalten Sie unter „Marken und Anschnitt“ die Anschnittseinstellungen des Dokuments ein und alle Druckmarken aus.',
      'Wählen Sie unter „Ausgabe“ das Ziel „Coated FOGRA39“ und „In Zielprofil konvertieren (Werte beibehalten)“.',
      'Schalten Sie unter „Allgemein“ das Erstellen von Acrobat-Ebenen aus.',
    ],
    affinity: [
      `Legen Sie ein Dokument für den Druck mit ${ende} an: ${seiten}, Farbformat CMYK/8, Profil „Coated FOGRA39“, Anschnitt ${beschnitt}.`,
      ziehen,
      'Wählen Sie „Datei“, „Exportieren“, „PDF“ und die Vorgabe „PDF/X-4“.',
      'Schalten Sie „Anschnitt einbeziehen“ ein und alle Druckmarken aus.',
      'Wählen Sie bei den Schriften, dass alle eingebettet werden.',
    ],
    canva: [
      `Legen Sie ein Design mit eigener Größe an: ${ende}, ${seiten}.`,
      `Blenden Sie in den Einstellungen der Datei den Druckbeschnitt ein. ${ziehen}`,
      'Wählen Sie „Teilen“, „Herunterladen“ und den Dateityp „PDF – Druck“.',
      'Schalten Sie „Schnittmarken und Beschnitt“ ein. Die Marken schneiden wir ab.',
      'Wählen Sie das Farbprofil CMYK, wenn Ihr Tarif es anbietet. Sonst wandeln wir die Farben um.',
    ],
    word: [
      `Word kennt keinen Beschnitt. Legen Sie das Papierformat deshalb gleich mit ${alles} an: ${seiten}.`,
      `Stellen Sie alle Seitenränder auf mindestens ${formatMm(BLEED_MM + SAFETY_MM)}. Hintergründe reichen bis an den Rand des Papiers.`,
      'Wählen Sie „Datei“, „Speichern unter“ und den Dateityp „PDF“, optimiert für „Standard“.',
      'Schalten Sie in den Optionen „PDF/A-kompatibel“ ein: Damit werden alle Schriften eingebettet.',
      'Word schreibt RGB-Farben. Sie werden für den Druck umgewandelt und können etwas anders aussehen.',
    ],
  }[programm]
}

/** All of it as plain text, for whoever makes the file. */
export function druckdatenText(programm: Programm, format: FormatId): string {
  return [
    'Vorgaben für die Druckdatei',
    '',
    ...druckdaten(format).map(({ name, wert }) => `${name}: ${wert}`),
    '',
    `So geht es mit ${PROGRAMM_NAMEN[programm]}`,
    '',
    ...anleitung(programm, format).map((satz, i) => `${i + 1}. ${satz}`),
  ].join('\n')
}
