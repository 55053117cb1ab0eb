import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { edgeOf, projectFiles, read, specifiersOf } from './imports.ts'

const screens = projectFiles().filter((file) => file.startsWith('src/') && file.endsWith('.tsx'))

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
  expect(sheets.filter((file) => file.endsWith('.css')).toSorted()).toEqual(['shared/theme/base.css', 'shell/boot.css'])
})

test('a class has its rules in styled parts of its file or one beside it, or in the sheet of the page before its script', () => {
  const boot = read('src/shell/boot.css')
  const unruled = screens.flatMap((file) => {
    const source = read(file)
    const beside = specifiersOf(file).filter((specifier) => /^\.\/\w+\.tsx?$/.test(specifier))
    const rules = [source, boot, ...beside.map((specifier) => read(edgeOf(file, specifier).to))].join('\n')
    return classNames(source)
      .filter((name) => !rules.includes(`.${name}`))
      .map((name) => `${file}: ${name}`)
  })
  expect(screens.length).toBeGreaterThan(300)
  expect(unruled).toEqual([])
})

test('finds class names however they are given', () => {
  expect(classNames(`<i className="a b" /><i className={on ? 'c' : undefined} />`)).toEqual(['a', 'b', 'c'])
})
