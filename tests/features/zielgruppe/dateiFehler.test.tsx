import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { csv, fremd, openUpload, renderUpload } from '#tests/support/adressdatei.tsx'
import { zipOf } from '#tests/support/zip.ts'

const KOPF = 'Vorname;Nachname;Straße;Hausnummer;PLZ;Ort'
const liste = (...zeilen: string[]) => csv([KOPF, ...zeilen].join('\r\n'))

/** The file as it was understood, checked. */
async function check(file: File) {
  const app = await openUpload(file)
  await app.user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  return app
}

const gedruckt = (zahl: string) =>
  screen.findByRole('heading', { name: new RegExp(`^${zahl} Adressen? (?:wird|werden) gedruckt$`) })

describe('headings that are none', () => {
  test('CSV-09 “PLZ” twice has two names; one field on both columns is named, and nothing is checked', async () => {
    const { user } = await openUpload(csv('Name;Straße;Hausnummer;PLZ;PLZ;Ort\nWeber;Am Wall;3;28195;alt;Bremen\n'))
    const zweite = await screen.findByRole('combobox', { name: 'Verwendung der Spalte PLZ (2)' })
    expect(zweite).toHaveTextContent('Nicht übernehmen')
    await user.click(zweite)
    await user.click(await screen.findByRole('option', { name: 'Postleitzahl' }))
    await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '„Postleitzahl“ ist mehreren Spalten zugeordnet. Wählen Sie eine davon.',
    )
    expect(screen.queryByRole('heading', { name: /werden gedruckt/ })).toBeNull()
  })

  test('CSV-10 code, formulas, nothing and a whole sentence are columns that can be left, and the list goes on', async () => {
    const lang = 'Bitte tragen Sie hier den Namen der Straße ohne die Nummer des Hauses ein, danke'
    const { user } = await openUpload(
      csv(
        `Name;Straße;Hausnummer;PLZ;Ort;__proto__;<img src=x onerror=alert(1)>;=1+1;;${lang}\n` +
          'Weber;Am Wall;3;28195;Bremen;a;b;c;d;e\n',
      ),
    )
    for (const name of ['__proto__', '<img src=x onerror=alert(1)>', '=1+1', 'Spalte 9', `${lang.slice(0, 59)}…`])
      expect(await screen.findByRole('combobox', { name: `Verwendung der Spalte ${name}` })).toHaveTextContent(
        'Nicht übernehmen',
      )
    await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
    expect(await gedruckt('1 von 1')).toBeVisible()
  })

  test('CSV-10 what stands behind the last column that is read is said, not lost in silence', async () => {
    const felder = (text: string) => Array.from({ length: 203 }, (_, at) => `${text}${at}`)
    const [kopf, zeile] = [felder('Merkmal'), felder('x')].map((spalten) => spalten.join(';'))
    await openUpload(csv(`${kopf}\n${zeile}\n`))
    expect(
      await screen.findByText(
        'Gelesen werden die ersten 200 Spalten. 3 weitere bleiben in Ihrer Datei und werden nicht übernommen.',
      ),
    ).toBeVisible()
  })
})

describe('cells that are put in order or left out, and said', () => {
  test('letters, names that are too long, people who come twice: one word for each kind', async () => {
    const { user } = await check(
      liste(
        'Eda;Mu\u0308ller;Am Wall;3;28195;Bremen',
        'Ulf;Berg\u00a0;Am\u2009Wall;4;28195;Bre\u00admen\u200b',
        'Ina;\u202eWeber\u0007;Am Wall;5;28195;Bremen',
        'Tim 🎉;Kurz;Am Wall;6;28195;Bremen',
        'JÃ¼rgen;GroÃŸ;MÃ¼hlenweg;3;28195;Bremen',
        'Anna;Schwarzenberger-Hohenfels von und zu Tannenberg;Am Wall;7;28195;Bremen',
        'Eda;Groß;Hauptstraße;3;28195;Bremen',
        'EDA;GROSS;Hauptstr.;3;28195;BREMEN',
      ),
    )
    // CSV-16: it can be printed smaller or on two lines, nobody is left out unasked.
    expect(await gedruckt('6 von 8')).toBeVisible()
    const korrigiert = screen.getByRole('region', { name: 'Korrigiert' })
    expect(within(korrigiert).getByText('Unsichtbare oder falsch kodierte Zeichen bereinigt: 4')).toBeVisible()
    expect(korrigiert).toHaveTextContent('„GroÃŸ“ → „Groß“')
    const warnung = screen.getByRole('region', { name: 'Warnung' })
    expect(within(warnung).getByText('Zeichen nicht druckbar: 1')).toBeVisible()
    expect(warnung).toHaveTextContent('Zu lang für das Adressfeld: 1')
    expect(screen.getByText('Doppelte Adresse: 1')).toBeVisible()
    const choice = within(warnung).getByRole('group', { name: 'Zu lang für das Adressfeld: drucken oder weglassen' })
    await user.click(within(choice).getByRole('button', { name: 'Weglassen' }))
    expect(await gedruckt('5 von 8')).toBeVisible()
  })

  test('CSV-27 a list that was downloaded here comes back without the quote in front of a formula', async () => {
    await check(liste("'=Eda;Weber;Am Wall;3;28195;Bremen", "'+49;Berg;Am Wall;4;28195;Bremen"))
    const grid = await screen.findByRole('grid', { name: 'Adressen der Liste' })
    expect(await within(grid).findByRole('gridcell', { name: '=Eda' })).toBeVisible()
    expect(within(grid).getByRole('gridcell', { name: '+49' })).toBeVisible()
  })
})

/** A workbook of one sheet, with what stands beside it. */
const mappe = (blatt: string, beside: Record<string, string> = {}) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></R>',
    'xl/workbook.xml': '<w><sheet name="Liste" r:id="b"/></w>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="b" Type="x/worksheet" Target="b.xml"/></R>',
    'xl/b.xml': `<w><sheetData>${blatt}</sheetData></w>`,
    ...beside,
  })

/** Files that come to nothing, each with what is said of it. */
const ABGELEHNT = [
  ['a workbook that is damaged', () => csv('PK\u0003\u0004....[Content_Types].xml', 'liste.xlsx'), /Excel-Datei ist beschädigt.*neu/],
  ['a PDF', () => csv('%PDF-1.7', 'liste.csv'), /PDF-Datei/],
  ['a web page', () => csv('<html><table></table>', 'liste.xls'), /Webseite/],
  ['CSV-19 an empty file', () => csv(''), /Datei ist leer/],
  ['CSV-19 a heading alone', () => csv('Name;Straße;PLZ;Ort\n'), /nur die Kopfzeile/],
  ['CSV-19 empty lines', () => csv('\n\n\n'), /nur leere Zeilen/],
  ['CSV-21 too large, and not a byte is read', zuGross, /zu groß/],
  ['CSV-22 a cell of thirty million blanks', () => csv(mappe(`<row><c t="str"><v>${' '.repeat(3e7)}</v></c></row>`), 'a.xlsx'), /Zelle/],
  ['CSV-23 macros', () => csv(mappe('', { 'xl/vbaProject.bin': 'x' }), 'a.xlsm'), /Makros/],
  ['CSV-25 old Excel, or a password', () => csv(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'a.xlsx'), /Kennwort|Passwort/],
  ['CSV-25 OpenDocument, as Gnumeric wrote it', () => fremd('gnumeric.ods'), /OpenDocument.*Speichern Sie/],
  ['CSV-26 a picture that is called a list', () => csv(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'liste.csv'), /Bild/],
  ['CSV-26 a packed list', () => csv(zipOf({ 'liste.csv': 'Name;PLZ\n' }), 'liste.zip'), /ZIP/],
] as const // oxfmt-ignore

function zuGross(): File {
  const file = csv('a')
  Object.defineProperty(file, 'size', { value: 2 ** 31 })
  Object.defineProperty(file, 'slice', { value: () => { throw new Error('read') } })
  return file
} // oxfmt-ignore

test('files are refused with what to do, one after the other, and nothing is sent', async () => {
  const { user, bodies } = await renderUpload()
  for (const [what, make, text] of ABGELEHNT) {
    // The words of the one before are gone, or do not fit.
    await user.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), await make())
    await waitFor(() =>
      expect([what, screen.getByRole('alert').textContent]).toEqual([what, expect.stringMatching(text)]),
    )
    expect(screen.getByRole('button', { name: 'Datei auswählen' })).toBeVisible()
  }
  expect(bodies).toEqual([])
})
