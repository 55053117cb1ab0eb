import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { kitSheet, startSheet } from '#src/shared/theme/themeSheet.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SHEETS = ['src/shared/theme/base.css', 'src/shell/boot.css']

/** Places of index.html and what stands there in the page. */
async function skeleton(): Promise<Record<string, string>> {
  const read = (file: string) => readFile(join(ROOT, file), 'utf8')
  const { login } = JSON.parse(await read('locales/de/auth.json')) as { login: { title: string; text: string } }
  return {
    '/* styles of the frame */': [startSheet(), ...(await Promise.all(SHEETS.map(read)))].join('\n'),
    // In the page itself: a request less.
    'href="/icon.svg"': `href="data:image/svg+xml,${encodeURIComponent((await read('public/icon.svg')).trim())}"`,
    '<!-- product -->': process.env.VITE_PRODUKT_NAME ?? 'Postkampagne',
    '<!-- login title -->': login.title,
    '<!-- login text -->': login.text,
  }
}

/** What AppTheme imports as a text. */
const KIT_SHEET = 'virtual:kit-sheet'

/**
 * Colours, frame and the words of the login inside the page: painted before any script, and no further request. What
 * only the component kit needs of the colours comes with it.
 */
export function frameStyles(): Plugin {
  return {
    name: 'frame-styles',
    resolveId: (id) => (id === KIT_SHEET ? `\0${KIT_SHEET}` : null),
    load: (id) => (id === `\0${KIT_SHEET}` ? `export const kitSheet = ${JSON.stringify(kitSheet())}` : null),
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        Object.entries(await skeleton()).reduce((page, [place, text]) => page.replace(place, () => text), html),
    },
  }
}
