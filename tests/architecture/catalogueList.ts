import { allEntries, allNamed } from './catalogue.ts'
import { OPEN } from './catalogueOpen.ts'

/** `npm run catalogue`: every fault, promise and rule of docs/reliability.md with the tests that stand for it. */
const named = allNamed()
const SAYS = 72

const short = (text: string): string => (text.length > SAYS ? `${text.slice(0, SAYS - 1)}…` : text)

for (const { id, says } of allEntries()) {
  const tests = named.filter(({ ids }) => ids.includes(id))
  const files = [...new Set(tests.map(({ file }) => file.replace(/^tests\//, '')))]
  const open = OPEN[id]
  const stand =
    tests.length > 0 ? `${String(tests.length).padStart(3)}  ${files.join(', ')}` : `  -  open: ${open ?? '?'}`
  console.log(`${id.padEnd(8)} ${short(says).padEnd(SAYS)} ${stand}`)
}
const without = allEntries().filter(({ id }) => !named.some(({ ids }) => ids.includes(id)))
console.log(
  `\n${allEntries().length} rows, ${allEntries().length - without.length} with a test, ${without.length} open`,
)
