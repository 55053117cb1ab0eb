import { describe, expect, test } from 'vitest'
import { endungOf, nameMitEndung, sichererName } from '#src/domain/upload/dateiname.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'

describe('ending of a file name', () => {
  test.each([
    ['foto.JPG', 'jpg'],
    ['liste.2026.csv ', 'csv'],
    ['.htaccess', 'htaccess'],
    ['a.abcdefghij', 'abcdefghij'],
    ['a.abcdefghijk', ''],
    ['ohne', ''],
    ['punkt.', ''],
    ['', ''],
  ])('%j is %j', (name, endung) => {
    expect(endungOf(name)).toBe(endung)
  })
})

describe('SEC-37 a foreign name', () => {
  test.each([
    ['Flyer März.pdf', 'Flyer März.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    [String.raw`C:\Temp\a.pdf`, 'C__Temp_a.pdf'],
    ['a*b?c"d<e>f|g.png', 'a_b_c_d_e_f_g.png'],
    ['zeile\nzwei\u0000.txt', 'zeile_zwei_.txt'],
    ['gpj.\u202Eexe', 'gpj._exe'],
    ['Ma\u0308rz.pdf', 'März.pdf'],
    ['con', '_con'],
    ['PRN.txt', '_PRN.txt'],
    ['aux.', '_aux.'],
    ['NUL', '_NUL'],
    ['com1.pdf', '_com1.pdf'],
    ['LPT9', '_LPT9'],
    ['console.txt', 'console.txt'],
    ['com.pdf', 'com.pdf'],
    ['mein con', 'mein con'],
    ['halb\ud83c.png', 'halb\ufffd.png'],
  ])('%j is %j', (name, safe) => {
    expect(sichererName(name)).toBe(safe)
  })

  test('is at most 150 characters long and keeps its ending', () => {
    const fits = `${'a'.repeat(146)}.pdf`
    expect(sichererName(fits)).toBe(fits)
    expect(sichererName(`a${fits}`)).toBe(fits)
    expect(sichererName('b'.repeat(200))).toBe('b'.repeat(150))
  })
})

describe('a name with the ending of its content', () => {
  test.each([
    ['foto.webp', ['jpg', 'jpeg'], 'foto.jpg'],
    ['foto.jpeg', ['jpg', 'jpeg'], 'foto.jpeg'],
    ['foto.JPG ', ['jpg', 'jpeg'], 'foto.JPG '],
    ['foto.webp ', ['png'], 'foto.png'],
    ['foto', ['png'], 'foto.png'],
    ['.webp', ['png'], 'Datei.png'],
    ['a/b.gif', ['png'], 'a_b.png'],
  ])('%j as %j is %j', (name, endungen, result) => {
    expect(nameMitEndung(name, endungen)).toBe(result)
  })
})

describe('SEC-34 a name that promises something else', () => {
  const FITS = {
    bild: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif', 'tif', 'tiff', 'gif', 'heic', 'heif'],
    logo: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif', 'tif', 'tiff', 'gif', 'heic', 'heif'],
    avatar: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif', 'tif', 'tiff', 'gif', 'heic', 'heif'],
    pdf: ['pdf'],
    adressen: ['csv', 'txt', 'tsv', 'tab', 'xlsx'],
  } as const
  const NOWHERE =
    'svg svgz bmp psd eps ico xls xlsm xlsb ods numbers zip gz 7z rar tar doc docx odt rtf ' +
    'html htm xhtml xml mht js mjs css php exe com bat cmd msi scr dll jar apk sh ps1 vbs lnk'
  const CALLED = {
    bild: 'ein Bild (JPEG, PNG, TIFF, GIF, WebP oder AVIF)',
    logo: 'ein Bild (JPEG, PNG, TIFF, GIF, WebP oder AVIF)',
    avatar: 'ein Bild (JPEG, PNG, TIFF, GIF, WebP oder AVIF)',
    pdf: 'eine PDF-Datei',
    adressen: 'eine Excel-Arbeitsmappe (.xlsx), CSV- oder Textdatei',
  } as const
  const arten = Object.keys(FITS) as (keyof typeof FITS)[]

  test.each(arten)('%s takes its own endings and those that say nothing, and names what it needs', (art) => {
    const every = [...new Set(Object.values(FITS).flat()), ...NOWHERE.split(' ')]
    const taken = every.filter((endung) => endungProblem(`datei.${endung.toUpperCase()}`, art) === null)
    expect(taken).toEqual([...FITS[art]])
    expect(endungProblem('datei', art)).toBeNull()
    expect(endungProblem('datei.xyz', art)).toBeNull()
    expect(endungProblem('datei.exe', art)).toBe(
      `Der Dateiname endet auf „.exe“. Hier wird ${CALLED[art]} gebraucht. Bitte wählen Sie die richtige Datei oder korrigieren Sie ihren Namen.`,
    )
  })
})
