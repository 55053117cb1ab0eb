import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { check, exitCodeOf } from './kit.ts'
import { optionsOf, USAGE, UsageError } from './options.ts'

/** `npm run conformance -- https://backend.example --user …`: how a real service answers the calls of the contract. */

/** Asks on the screen; what is typed is not shown. null: nobody is there to answer. */
async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  const typed = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return typed
}

const given = (name: string): string | null => process.env[name] || null

async function main(): Promise<number> {
  const options = optionsOf(process.argv.slice(2))
  const token = given('CONFORMANCE_TOKEN')
  if (token === null && options.user === '') throw new UsageError('--user is needed, or CONFORMANCE_TOKEN')
  const passwort =
    token === null ? (given('CONFORMANCE_PASSWORD') ?? (await ask(`Password of ${options.user}: `))) : null
  if (token === null && passwort === null)
    throw new UsageError('the password is missing: CONFORMANCE_PASSWORD, or a terminal to ask on')
  // The client tells the browser's console what does not fit; here the report does.
  console.warn = () => undefined
  const report = await check(options, {
    token,
    passwort,
    neuesPasswort: given('CONFORMANCE_NEW_PASSWORD'),
    secondFactor: async () => given('CONFORMANCE_CODE') ?? (await ask('Code of the second factor: ')),
    now: () => new Date(),
    print: (line) => process.stdout.write(`${line}\n`),
  })
  return exitCodeOf(report)
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n\n${USAGE}\n`)
  process.exitCode = 2
}
