import { operations } from '#src/contract/index.ts'
import type { Access } from '#src/contract/operation.ts'

/** `npm run contract`: every call of the product, the list by which a real service is matched. */
function accessText(access: Access): string {
  return typeof access === 'string' ? access : `${access.action} ${access.subject}`
}

const head = ['operation', 'method', 'path', 'aktion', 'encoding', 'access', 'source']
const rows = Object.entries(operations).map(([name, operation]) => [
  name,
  operation.method,
  operation.path,
  operation.aktion ?? '-',
  operation.answer === 'json'
    ? operation.encoding
    : `${operation.encoding}, ${operation.answer === 'bild' ? 'picture' : 'file'}`,
  accessText(operation.access),
  operation.source === 'assumed' ? 'assumed' : `specified (${operation.source})`,
])
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
console.log(`\n${rows.length} calls: ${specified} specified, ${rows.length - specified} assumed`)
