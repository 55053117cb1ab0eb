import { allEntries, allNamed } from './catalogue.ts'

/** `npm run catalogue`: every fault, promise and rule of docs/reliability.md with its tests. */
const named = allNamed()
const SAYS = 72

const short = (text: string): string => (text.length > SAYS ? `${text.slice(0, SAYS - 1)}…` : text)

for (const { id, says } of allEntries()) {
  const tests = named.filter(({ ids }) => ids.includes(id))
  const files = [...new Set(tests.map(({ file }) => file.replace(/^tests\//, '')))]
  const held = tests.length > 0 ? `${String(tests.length).padStart(3)}  ${files.join(', ')}` : '  -  no test'
  console.log(`${id.padEnd(8)} ${short(says).padEnd(SAYS)} ${held}`)
}
const without = allEntries().filter(({ id }) => !named.some(({ ids }) => ids.includes(id)))
console.log(
  `\n${allEntries().length} rows, ${allEntries().length - without.length} with a test, ${without.length} without`,
)
