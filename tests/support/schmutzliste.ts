import { zeile } from './adressliste.ts'
import { workbookOf } from './zip.ts'

/** A list as it grew over years in a company: every kind of dirt that the reader knows, at fixed places. */

const KOPF = ['Anrede', 'Vorname', 'Nachname', 'Firma', 'Straße', 'Hausnummer', 'PLZ', 'Ort', 'Land'] as const

/** Of each hundred rows these are spoiled: how. */
const SCHMUTZ: Record<number, (zelle: string[]) => string[]> = {
  3: ([anrede = '', vorname = '', nachname = '', ...rest]) => [
    anrede,
    vorname.toUpperCase(),
    nachname.toUpperCase(),
    ...rest,
  ],
  11: ([, ...rest]) => ['', ...rest],
  17: (zelle) => zelle.with(4, `${zelle[4]} ${zelle[5]}`).with(5, ''),
  23: (zelle) => zelle.with(5, '03. Mai'),
  29: (zelle) => zelle.with(6, zelle[6]?.replace(/^0/, '') ?? ''),
  31: (zelle) => zelle.with(6, zelle[6]?.replace(/^0/, '') ?? '').with(5, ''),
  37: (zelle) => zelle.with(6, `D-${zelle[6]}`),
  41: (zelle) => zelle.with(7, '#NV'),
  43: (zelle) => zelle.with(6, '1010').with(7, 'Wien').with(8, 'Österreich'),
  47: (zelle) => zelle.with(3, 'Müller; Söhne & Co. KG'),
  53: (zelle) => zelle.with(3, 'Gasthaus "Zum Anker"'),
  59: (zelle) => zelle.with(2, `von ${zelle[2]?.toLowerCase()}`),
  61: (zelle) => zelle.with(1, `${zelle[1]?.charAt(0)}.`),
  67: (zelle) => zelle.with(2, 'Mustermann').with(1, 'Max'),
  71: (zelle) => zelle.with(4, `${zelle[4]}  `).with(2, ` ${zelle[2]}`),
  73: (zelle) => zelle.with(6, '99999'),
}

/** Cells of row `nr` (from 0). Of each hundred the last two repeat earlier ones, one of them written otherwise. */
function schmutzZeile(nr: number): string[] {
  const place = nr % 100
  if (place === 98) return schmutzZeile(nr - 50)
  if (place === 99) return schmutzZeile(nr - 51).map((cell) => cell.toUpperCase())
  const { anrede, vorname, nachname, strasse, plz, ort } = zeile(nr)
  const [, name = '', nummer = ''] = /^(.*) (\d+)$/.exec(strasse) ?? []
  // A house number of a million is none.
  const zelle = [anrede, vorname, `${nachname}${nr}`, '', name, String((Number(nummer) % 190) + 1), plz, ort, '']
  return SCHMUTZ[place]?.(zelle) ?? zelle
}

const alsFeld = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** As German Excel writes it: Windows-1252, semicolons, CRLF. */
export function schmutzCsv(rows: number): Buffer {
  const pieces = [Buffer.from(`${KOPF.join(';')}\r\n`, 'latin1')]
  for (let first = 0; first < rows; first += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, rows - first) }, (_, at) =>
      schmutzZeile(first + at)
        .map(alsFeld)
        .join(';'),
    )
    pieces.push(Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))
  }
  return Buffer.concat(pieces)
}

const maskiert = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const spalte = (at: number) => String.fromCharCode(65 + at)

/** As a workbook with shared texts; postal codes are numbers with the format 00000, house numbers bare numbers. */
export function schmutzMappe(rows: number): Uint8Array<ArrayBuffer> {
  const texts: string[] = []
  const text = (reference: string, value: string) =>
    `<c r="${reference}" t="s"><v>${texts.push(maskiert(value)) - 1}</v></c>`
  const alle = Array.from({ length: rows + 1 }, (_, nr) => {
    const cells = (nr === 0 ? [...KOPF] : schmutzZeile(nr - 1)).map((value, at) => {
      const reference = `${spalte(at)}${nr + 1}`
      if (value === '') return ''
      if (at === 6 && /^\d{4,5}$/.test(value)) return `<c r="${reference}" s="1"><v>${Number(value)}</v></c>`
      if (at === 5 && /^\d+$/.test(value)) return `<c r="${reference}"><v>${value}</v></c>`
      return text(reference, value)
    })
    return `<row r="${nr + 1}">${cells.join('')}</row>`
  })
  return workbookOf(alle.join(''), {
    styles:
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    texts,
  })
}
