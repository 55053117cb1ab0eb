import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { grouped } from '#tests/mutation/grouped.ts'
import { projectFiles, read } from './imports.ts'

const sources = projectFiles().filter((file) => file.startsWith('src/'))
const screens = sources.filter((file) => file.endsWith('.tsx'))

/** Class names in the text of a file: `className="a b"`, and those chosen between in `className={…}`. */
function classNames(source: string): string[] {
  const given = [...source.matchAll(/\bclassName=(?:"([^"]*)"|\{([^}]*)\})/g)]
  return given.flatMap(([, plain, chosen]) =>
    (plain === undefined
      ? [...(chosen ?? '').matchAll(/[?:]\s*'([^']+)'/g)].map((match) => match[1] ?? '')
      : [plain]
    ).flatMap((names) => names.split(' ')),
  )
}

test('sheets of rules are those of the page before its script', () => {
  const sheets = readdirSync(resolve(import.meta.dirname, '../../src'), { recursive: true, encoding: 'utf8' })
  expect(sheets.filter((file) => file.endsWith('.css')).toSorted()).toEqual([
    'shared/theme/base.css',
    'shell/boot.css',
    'shell/starts.css',
  ])
})

test('a class has its rules in styled parts of its folder, or in the sheet of the page before its script', () => {
  const boot = read('src/shell/boot.css')
  const beside = grouped(sources, dirname)
  const unruled = screens.flatMap((file) => {
    const names = classNames(read(file))
    if (names.length === 0) return []
    const rules = [boot, ...(beside.get(dirname(file)) ?? []).map(read)].join('\n')
    return names.filter((name) => !rules.includes(`.${name}`)).map((name) => `${file}: ${name}`)
  })
  expect(screens.length).toBeGreaterThan(300)
  expect(unruled).toEqual([])
})

test('finds class names however they are given', () => {
  expect(classNames(`<i className="a b" /><i className={on ? 'c' : undefined} />`)).toEqual(['a', 'b', 'c'])
})
