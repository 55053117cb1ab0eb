import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { SPRACHEN, type Sprache } from '#src/shared/i18n/sprachen.ts'
import { themeStyles } from '#src/shared/theme/themeStyles.ts'

const ROOT = join(import.meta.dirname, '../..')
const STYLES = ['src/shared/theme/base.css', 'src/shell/boot.css', 'src/shell/starts.css']

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

const WORDS = /<!-- (\w+):([\w.]+) -->/g

/** A text of the product; open pages are German in every language of the frame. */
async function german(namespace: string, key: string): Promise<string> {
  let found: unknown = JSON.parse(await read(`locales/de/${namespace}.json`))
  for (const part of key.split('.')) found = Object.entries(found ?? {}).find(([name]) => name === part)?.[1]
  if (typeof found !== 'string') throw new Error(`no text ${namespace}:${key}`)
  return found
}

/** The words of the still starts, by their place: `<!-- namespace:key -->`. */
async function words(page: string): Promise<Record<string, string>> {
  const places = [...page.matchAll(WORDS)].map(async ([place, namespace = '', key = '']) => [
    place,
    await german(namespace, key),
  ])
  return Object.fromEntries(await Promise.all(places))
}

/** Places of index.html and what stands there in the page. */
async function skeleton(page: string): Promise<Record<string, string>> {
  const rules = (await Promise.all(STYLES.map(read))).join('\n')
  const failed = await Promise.all(SPRACHEN.map(notStarted))
  return {
    '/* styles of the frame */': themeStyles() + rules,
    '<!-- product -->': process.env.VITE_PRODUKT_NAME ?? 'Postkampagne',
    '<!-- not started -->': failed.join(''),
    ...(await words(page)),
  }
}

/** The page with its colours, its frame and the still start of every open page. */
export async function stillPage(html: string): Promise<string> {
  return Object.entries(await skeleton(html)).reduce((page, [place, text]) => page.replaceAll(place, () => text), html)
}

/** Puts all of that into the page itself: painted before any script, and no further request. */
export function frameStyles(): Plugin {
  return { name: 'frame-styles', transformIndexHtml: { order: 'pre', handler: stillPage } }
}
