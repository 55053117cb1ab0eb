import entries from './equivalent.json' with { type: 'json' }
import type { Mutant } from './mutants.ts'

interface Equivalent {
  file: string
  changes: readonly string[]
  /** The line that they are on. */
  text: string
  reason: string
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/engines/images/beschreibung.ts',
    changes: ['push → unshift'],
    text: 'if ((taken[at]?.von ?? Infinity) >= bereich.bis) found.push({ ...bereich, art })',
    reason: 'What was found is sorted by its place wherever it is read.',
  },
  {
    file: 'src/engines/images/personenbezug/iban.ts',
    changes: ['< → <='],
    text: 'for (let at = von; signs.length < ZEICHEN_MAX; at++) {',
    reason: 'The longest IBAN that we know has 31 signs; the bound only keeps the search short.',
  },
  {
    file: 'src/engines/images/personenbezug/iban.ts',
    changes: ['34 → 35', '34 → 33'],
    text: 'const ZEICHEN_MAX = 34',
    reason: 'The same: it is longer than any IBAN that we know.',
  },
  {
    file: 'src/engines/print/marks/pngTexte.ts',
    changes: ['< → <='],
    text: 'for (let at = 0; at < packed.length && size < AUSGEPACKT_MAX; at += STUECK)',
    reason: 'An empty last piece, or one piece more, changes nothing that is kept.',
  },
  {
    file: 'src/engines/print/marks/herkunft.ts',
    changes: ['256 → 255'],
    text: 'const step = new Uint8Array(256).fill(text.length)',
    reason: 'The largest byte then steps by one, which is slower and finds the same.',
  },
  {
    file: 'src/engines/print/marks/pngTexte.ts',
    changes: ['1024 → 1025', '1024 → 1023'],
    text: 'const AUSGEPACKT_MAX = 1024 * 1024',
    reason: 'It is asked between two pieces, each of which may unpack to more than the difference.',
  },
  {
    file: 'src/engines/print/marks/pngTexte.ts',
    changes: ['512 → 513', '512 → 511'],
    text: 'const STUECK = 512',
    reason: 'A stream unpacks to the same in pieces of any size.',
  },
  {
    file: 'src/domain/kampagne/datenschutz.ts',
    changes: ['360 → 361', '360 → 359'],
    text: 'export const DATENSCHUTZ_ZIEL_ZEICHEN = 360',
    reason: 'A target that was measured, which the test alone reads; the text is shorter.',
  },
  {
    file: 'src/domain/passwort/passwort.ts',
    changes: ['indexOf → lastIndexOf'],
    text: 'const [from, to] = [row.indexOf(before), row.indexOf(here)]',
    reason: 'No key stands twice in a row of keys.',
  },
  {
    file: 'src/domain/passwort/passwort.ts',
    changes: ["'' → 'x'"],
    text: "return signs.filter((sign, index) => index === 0 || !continues(signs[index - 1] ?? '', sign)).length",
    reason: 'The first sign alone has none before it, and it is not asked.',
  },
  {
    file: 'src/domain/price/kampagnePreis.ts',
    changes: ["'inInternerFreigabe' → ''"],
    text: "case 'inInternerFreigabe':",
    reason: 'A state without a case has no entry of the price list either, and the fee is 0 all the same.',
  },
  {
    file: 'src/engines/print/editor/operations.ts',
    changes: ['indexOf → lastIndexOf'],
    text: 'return addLayer(dokument, seite.side, copy, seite.layers.indexOf(layer) + 1)',
    reason: 'A layer is on its page once.',
  },
  {
    file: 'src/engines/print/fonts.ts',
    changes: ["'' → 'x'"],
    text: "const slope = italic ? '-italic' : ''",
    reason: 'A face that is not found by its name is found as the nearest to what was asked for, which is itself.',
  },
  {
    file: 'src/engines/print/geometry.ts',
    changes: ['>= → >'],
    text: '{ inside: (p) => p[0] >= rect.x, axis: 0, at: rect.x },',
    reason: 'A point on the edge is cut off there and put back in the same place.',
  },
  {
    file: 'src/engines/print/layerOps.ts',
    changes: ['> → >='],
    text: 'const w = shape > 1 ? rect.w : rect.w * shape',
    reason: 'A picture of the shape of its frame fills it, by either way.',
  },
  {
    file: 'src/engines/print/objects/content.ts',
    changes: ['- → +'],
    text: 'if (i === op.gids.length - 1) break',
    reason: 'A move behind the last letter moves nothing: the next line is put in its place anew.',
  },
  {
    file: 'src/engines/print/pdf/pdfFont.ts',
    changes: ['80 → 79', '80 → 81'],
    text: 'const STEM_V = 80',
    reason: 'Readers take it to draw a font that is missing, and every font of ours is embedded.',
  },
  {
    file: 'src/engines/print/pdf/png.ts',
    changes: ['0 → (-1)', '0 → 1'],
    text: 'const raw = data[at + i] ?? 0',
    reason: 'Behind the end of the bytes nothing is written, whatever it would be.',
  },
  {
    file: 'src/engines/print/preflight/placementChecks.ts',
    changes: ['&& → ||'],
    text: 'if (box.w === 0 && box.h === 0) return []',
    reason: 'A layer has a width and a height (the contract); the letters of an empty text have neither.',
  },
  {
    file: 'src/engines/print/text/lineBreak.ts',
    changes: ['statement → (nothing)'],
    text: 'ink = 0',
    reason: 'The widest part so far has been counted: seeing it once more makes nothing wider.',
  },
  {
    file: 'src/engines/print/objects/tokens.ts',
    changes: ['- → (nothing)', '1 → 2'],
    text: 'while (SPACE.has(this.#bytes[this.#at] ?? -1)) this.#at++',
    reason: 'Stands for the end of the bytes, and no number of these is white space.',
  },
  {
    file: 'src/domain/suche/suche.ts',
    changes: ['0 → 1', "'innen' → ''"],
    text: "return first < 0 ? null : 'innen'",
    reason:
      'A word at the very beginning has been answered above; and what is asked of the name is that it is no other.',
  },
  {
    file: 'src/engines/addresses/list/zeilenZugriff.ts',
    changes: ['>= → >'],
    text: 'return start !== KEINE && this.teile.plain.read(start) >= 0 && this.teile.plain.mask() >= 0',
    reason: 'A row that is read ends behind its first byte, never at 0.',
  },
  {
    file: 'src/engines/addresses/list/dubletten.ts',
    changes: ['2 → 1', '2 → 3'],
    text: 'const larger = new Int32Array(Math.max(row + 1, this.hashes.length * 2))',
    reason: 'By how much it grows: always by enough for the row.',
  },
  {
    file: 'src/engines/addresses/read/fileKind.ts',
    changes: ["'' → 'x'"],
    text: "const text = known[0] === 'zip' ? ascii(head, 8192) : ''",
    reason: 'Names of the parts of a workbook are looked for in it, and neither holds any.',
  },
  {
    file: 'src/base/text/foldKey.ts',
    changes: ['3 → 4'],
    text: 'for (; at + 3 < end; at += 4) {',
    reason: 'Four bytes less are taken together: any hash does that is the same for the same bytes.',
  },
  {
    file: 'src/engines/addresses/places/ortspruefung.ts',
    changes: ["'Kempten/Allgäu' → ''"],
    text: "'Kempten (Allgäu)': ['Kempten', 'Kempten/Allgäu'],",
    reason: 'Signs are folded away: it is the long name itself; and a row without a place is not asked.',
  },
  {
    file: 'src/domain/passwort/passwort.ts',
    changes: ['1 → 2'],
    text: 'for (let length = 1; length <= text.length / 2; length += 1) {',
    reason: 'Of one sign over and over each goes on with the one before: one idea, with or without its turns.',
  },
  {
    file: 'src/engines/print/farbe.ts',
    changes: ['0 → 1'],
    text: 'const [r = 0, g = 0, b = 0] = channels.map((v) => Math.round(v * 255))',
    reason: 'A colour has three channels; the type of a list does not say so.',
  },
  {
    file: 'src/base/text/foldKey.ts',
    changes: ['| → &'],
    text: '(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)',
    reason: 'A poorer hash of the same bytes is still the same, and what hashes alike is compared byte by byte.',
  },
  {
    file: 'src/base/text/foldKey.ts',
    changes: ['0 → 1', '0 → (-1)'],
    text: 'for (; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)',
    reason: 'Before its end a key has every byte; the type of an array does not say so.',
  },
  {
    file: 'src/base/text/foldKey.ts',
    changes: ['256 → 257'],
    text: 'if (code < 256) this.addCode(code)',
    reason: 'Folded, the letter of this number is an a, so that none is left behind the fold.',
  },
  {
    file: 'src/base/text/linkKey.ts',
    changes: ["'' → 'x'"],
    text: "const [plain = ''] = /^[\\w-]+/.exec(run) ?? []",
    reason: 'Only its length counts, and neither is as long as a key.',
  },
  {
    file: 'src/base/number/typed.ts',
    changes: ['< → <='],
    text: "const bruch = at < 0 ? '' : marked.slice(at + 1)",
    reason: 'A number begins with a digit, so that no mark of decimals stands first.',
  },
  {
    file: 'src/engines/addresses/plain/byteKinds.ts',
    changes: ['< → <='],
    text: 'if (byte < DELETE) return BYTE.plain',
    reason: 'The sign itself went out the line before.',
  },
  {
    file: 'src/engines/addresses/plain/plainZelle.ts',
    changes: ["'D' → ''", "'DE' → ''", "'DEU' → ''", "'Deutschland' → ''"],
    text: "export const LAENDER = encoded(['D', 'DE', 'DEU', 'Deutschland'])",
    reason: 'A row that is not plain is checked closely, with the same outcome: only slower.',
  },
  {
    file: 'src/engines/addresses/list/csvWriter.ts',
    changes: ["'' → 'x'"],
    text: "const cells = felder.map((feld) => adressZelle(roh[feld] ?? ''))",
    reason: 'A row has a cell for each mapped column, an empty one where it ends early.',
  },
]

export const isEquivalent = ({ file, change, text }: Mutant): boolean =>
  EQUIVALENT.some((entry) => entry.file === file && entry.text === text && entry.changes.includes(change))
