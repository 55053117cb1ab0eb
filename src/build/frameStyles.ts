import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { SPRACHEN, type Sprache } from '#src/shared/i18n/sprachen.ts'
import { themeStyles } from '#src/shared/theme/themeStyles.ts'

const ROOT = join(import.meta.dirname, '../..')
const STYLES = ['src/shared/theme/base.css', 'src/shell/boot.css']

const read = (file: string) => readFile(join(ROOT, file), 'utf8')

interface ShellTexts {
  loadError: { title: string; next: string }
  newVersion: { action: string }
}

/** What a visitor is told when the program itself does not come: by then nothing else can speak. */
async function notStarted(sprache: Sprache): Promise<string> {
  const texts: ShellTexts = JSON.parse(await read(`locales/${sprache}/shell.json`))
  const { title, next } = texts.loadError
  return `<div lang="${sprache}"><b>${title}</b><p>${next}</p><a href="">${texts.newVersion.action}</a></div>`
}

/** Places of index.html and what stands there in the page. */
async function skeleton(): Promise<Record<string, string>> {
  const rules = (await Promise.all(STYLES.map(read))).join('\n')
  const { login }: { login: { title: string; text: string } } = JSON.parse(await read('locales/de/auth.json'))
  const failed = await Promise.all(SPRACHEN.map(notStarted))
  return {
    '/* styles of the frame */': themeStyles() + rules,
    '<!-- product -->': process.env.VITE_PRODUKT_NAME ?? 'Postkampagne',
    '<!-- login title -->': login.title,
    '<!-- login text -->': login.text,
    '<!-- not started -->': failed.join(''),
  }
}

/** Colours, frame and the words of the login inside the page: painted before any script, and no further request. */
export function frameStyles(): Plugin {
  return {
    name: 'frame-styles',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        Object.entries(await skeleton()).reduce((page, [place, text]) => page.replace(place, () => text), html),
    },
  }
}
