import { correction } from '#src/contract/correction.ts'
import { wireCallOf } from '#src/contract/correct/wireCall.ts'
import { operations } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'
import { problemsOf } from './checkCorrection.ts'
import { typeProblems } from './checkTypes.ts'
import { accessText, sourceText } from './texts.ts'
import { fieldsText } from './wire/documents.ts'

const sourceOf = (name: string, operation: Operation): string =>
  `${sourceText(operation)}${correction.calls[name]?.confirmed ? ', confirmed' : ''}`

/** Every call of the product, the list by which a real service is matched. */
function list(): void {
  const head = ['operation', 'method', 'path', 'aktion', 'encoding', 'access', 'source']
  const rows = Object.entries(operations).map(([name, contract]) => {
    const { operation } = wireCallOf(name, contract, correction)
    return [
      name,
      operation.method,
      operation.path,
      operation.aktion ?? '-',
      operation.answer === 'json'
        ? operation.encoding
        : `${operation.encoding}, ${operation.answer === 'bild' ? 'picture' : 'file'}`,
      accessText(operation.access),
      sourceOf(name, operation),
    ]
  })
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()

  console.log(line(head))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows) console.log(line(row))
  const specified = Object.values(operations).filter(({ source }) => source !== 'assumed').length
  const confirmed = Object.values(correction.calls).filter((call) => call?.confirmed).length
  console.log(
    `\n${rows.length} calls: ${specified} specified, ${rows.length - specified} assumed; ${confirmed} confirmed`,
  )
}

/** `npm run contract`: the list; `npm run contract -- --fields [call …]`: with all fields. */
const [flag, ...names] = process.argv.slice(2)
if (flag === '--fields') console.log(fieldsText(names))
else list()
const problems = [
  ...problemsOf(correction).map((problem) => `src/contract/correction.ts: ${problem}`),
  ...typeProblems(),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
