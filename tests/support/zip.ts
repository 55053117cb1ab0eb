import { strToU8, zipSync } from 'fflate'

/** A packed file of the given texts by name. */
export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  )

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(([kind, target], nr) => `<Relationship Id="r${nr}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The least workbook that holds a sheet with this XML between its rows' tags, and files beside it. */
export const workbookOf = (
  sheetData: string,
  {
    beside = {},
    styles = '<styleSheet/>',
    texts = [],
  }: { beside?: Record<string, string | Uint8Array>; styles?: string; texts?: readonly string[] } = {},
): Uint8Array<ArrayBuffer> =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Liste" sheetId="1" r:id="r0"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      styles: 'styles.xml',
      sharedStrings: 'sharedStrings.xml',
    }),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...beside,
  })
