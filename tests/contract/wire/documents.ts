import { type OperationName, operations } from '#src/contract/index.ts'
import type { JsonSchema } from '#src/contract/openapi/types.ts'
import { inputName, REF, wireSchemas, type WireSchemas } from '#src/contract/openapi/wireSchemas.ts'
import { neutralPath, type Operation } from '#src/contract/operation.ts'
import { accessText, sourceText } from '../texts.ts'
import { type Field, fieldsOf, typeText } from './fields.ts'
import type { Recorded } from './record.ts'

const NAMES = Object.keys(operations) as OperationName[]
const nounOf = (name: OperationName): string => operations[name].path.split('/')[2] ?? ''
const nouns = [...new Set(NAMES.map(nounOf))].toSorted()

const HEAD = `<!-- Written by \`npm run contract:write\`; not edited by hand. -->\n\n`

/** The wire, written down: the index, one file per noun, and the things that several calls have (docs/wire). */
export function wireDocuments(recorded: ReadonlyMap<OperationName, Recorded>): Map<string, string> {
  const wire = wireSchemas(operations)
  return new Map([
    ['README.md', index()],
    ...nouns.map((noun): [string, string] => [
      `${noun}.md`,
      `${HEAD}# ${noun}\n\n${NAMES.filter((name) => nounOf(name) === noun)
        .map((name) => callText(name, wire, recorded.get(name)))
        .join('\n')}`,
    ]),
    ['things.md', things(wire)],
  ])
}

/** Fields of every call, without examples. */
export function fieldsText(wanted: readonly string[]): string {
  const wire = wireSchemas(operations)
  const names = NAMES.filter((name) => wanted.length === 0 || wanted.includes(name))
  return names.map((name) => callText(name, wire, undefined)).join('\n')
}

function index(): string {
  const rows = nouns.map((noun) => {
    const calls = NAMES.filter((name) => nounOf(name) === noun)
    return `| [${noun}](${noun}.md) | ${calls.map((name) => `[${name}](${noun}.md#${name.toLowerCase()})`).join(', ')} |`
  })
  return `${HEAD}# The wire

All ${NAMES.length} calls of the product: address, fields, one request and one answer, recorded from the stand-in with its demo
data. [Domain 4.14](../domain.md) says how values are encoded, and which of PHP's habits are put right. If a backend differs,
one file corrects it: [integration.md](../integration.md).

- Every call of a logged-in user carries two headers: \`X-Konto\`, and \`Authorization: Bearer\`, a space and the token. The
  token is in the answer of \`loginUser\` or \`bestaetigeAnmeldung\`. There are no cookies. The examples leave the headers
  out. How PHP reads them: [integration.md](../integration.md), 2.
- A form is shown one field a line, as text before it is escaped. An object or a list in it is one field of JSON.
- Each list in an answer shows its first entry. Keys, sums and pictures are shortened with "…".
- Some addresses have a second one behind them ("browsers: …"). Browsers ask for the second, because ad blockers take
  \`/werbemittel\` for advertising. If the backend does not know it, its first answer shows that, and browsers ask for the
  first address from then on. \`neutralPaths: false\` in \`src/contract/correction.ts\` asks for the first at once. Programs
  use either. In answers the second address is best for pictures.
- Must: the field is always sent. May: it can be left out. "absent" says what that means. This is a promise to backends that
  were there before the field ([changelog.md](changelog.md)). A field of an answer that may be null may also be left out.
  [things.md](things.md) holds the things with a separate table.

| Part | Calls |
| ---- | ----- |
${rows.join('\n')}
`
}

function callText(name: OperationName, wire: WireSchemas, recorded: Recorded | undefined): string {
  const operation: Operation = operations[name]
  const { method, path, aktion, encoding, once, answer } = operation
  const answerName = wire.answerName(operation)
  const neutral = neutralPath(operation)
  const asked = neutral === path ? '' : ` (browsers: \`${neutral}\`)`
  return [
    `## ${name}`,
    '',
    `\`${method} ${path}\`${asked}${aktion === null ? '' : `, \`aktion=${aktion}\``}; ${encoding}; access: ${accessText(operation.access)}; ${sourceText(operation)}${once ? '; carries an `Idempotency-Key`' : ''}`,
    '',
    table('Field', fieldsOf(wire.schemas[inputName(name)] ?? {}), 'No fields.'),
    answer === 'json' ? answerText(wire.schemas[answerName ?? ''] ?? {}, answerName ?? '', name) : 'Answer: a file.\n',
    ...(recorded ? exampleText(recorded) : []),
  ].join('\n')
}

function answerText(schema: JsonSchema, answerName: string, name: string): string {
  if (answerName.toLowerCase() !== `${name}antwort`.toLowerCase())
    return `Answer: ${typeText({ $ref: REF + answerName })}\n`
  if (schema.anyOf) return `Answer: ${typeText(schema)}\n`
  return table('Field of the answer', fieldsOf(schema), 'Answer: no fields.')
}

function exampleText({ request, status, json, type }: Recorded): string[] {
  const answer = json === null ? ` \`${type}\`` : `\n\n\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``
  const said = status === 200 ? 'Answer' : `Refused with ${status}, because the demo data do not allow it`
  return ['Example:\n', `\`\`\`http\n${request}\n\`\`\`\n`, `${said}:${answer}\n`]
}

function things({ schemas }: WireSchemas): string {
  const own = new Set(
    NAMES.flatMap((name) => [inputName(name), `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Antwort`]),
  )
  const named = Object.entries(schemas)
    .filter(([name]) => !own.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = named.map(([name, schema]) =>
    schema.properties ? `## ${name}\n\n${table('Field', fieldsOf(schema), '')}` : `## ${name}\n\n${typeText(schema)}\n`,
  )
  return `${HEAD}# Things\n\nWhat several calls have, and lists of words.\n\n${text.join('\n')}`
}

const sent = (required: boolean, absent: string | undefined): string =>
  absent === undefined ? (required ? 'must' : 'may') : `may; absent: ${absent}`

function table(title: string, fields: Field[], none: string): string {
  if (fields.length === 0) return `${none}\n`
  const rows = fields.map(
    ({ name, type, required, absent }) =>
      `| \`${name}\` | ${type.replaceAll('|', String.raw`\|`)} | ${sent(required, absent)} |`,
  )
  return [`| ${title} | Type | Sent |`, '| --- | --- | --- |', ...rows, ''].join('\n')
}
