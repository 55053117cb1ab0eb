import { type CallResult, isFault, NOBODY, type Outcome, OUTCOMES, SLOW_MS, type Tolerated, WRITES } from './outcome.ts'

export interface Report {
  address: string
  /** ISO moment. */
  at: string
  /** Calls that write were tried, too. */
  write: boolean
  /** No call was at fault. */
  ok: boolean
  counts: Record<Outcome, number>
  slow: number
  calls: CallResult[]
}

export function reportOf(address: string, write: boolean, calls: CallResult[], at: Date): Report {
  const of = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome).length
  return {
    address,
    at: at.toISOString(),
    write,
    ok: !calls.some(isFault),
    counts: {
      fits: of('fits'),
      'fits after reading': of('fits after reading'),
      'does not fit': of('does not fit'),
      failed: of('failed'),
      refused: of('refused'),
      unknown: of('unknown'),
      'not tried': of('not tried'),
    },
    slow: calls.filter(({ slow }) => slow).length,
    calls,
  }
}

const MEANING: Record<Outcome, string> = {
  fits: 'as the contract says',
  'fits after reading': 'the product reads it by a rule of `src/contract/reading`',
  'does not fit': 'the product cannot use it, or leaves rows out',
  failed: 'no answer, or an error of the service (500 and more)',
  refused: 'answered with a reason; the form of the refusal is understood',
  unknown: 'not connected: the service does not know the call',
  'not tried': 'and why',
}

const times = (count: number): string => (count > 1 ? ` (${count} times)` : '')
/** The answer as a whole has no name. */
const fieldOf = (field: string): string => (field === '' ? '(answer)' : field)

/** Fields with what is forgiven in them; what is the same in several (nothing read as null) is said once. */
function forgivenIn(tolerated: readonly Tolerated[]): { fields: string[]; came: string; readAs: string }[] {
  const groups = new Map<string, { fields: string[]; came: string; readAs: string }>()
  for (const { field, came, readAs } of tolerated) {
    const key = came.startsWith('"') ? field : `${came} ${readAs}`
    const group = groups.get(key) ?? { fields: [], came, readAs }
    group.fields.push(fieldOf(field))
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Names of fields that fit on a line of the screen. */
const FIELDS_ON_A_LINE = 4

function someOf(fields: readonly string[]): string {
  const rest = fields.length - FIELDS_ON_A_LINE
  return fields.slice(0, FIELDS_ON_A_LINE).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** What is to be said of one call beyond its outcome, a line each. */
function detailsOf({ reason, fields, tolerated }: CallResult): string[] {
  return [
    ...(reason === '' ? [] : [reason]),
    ...fields.map(
      ({ field, came, expected, times: n }) => `${fieldOf(field)}: came ${came}, expected ${expected}${times(n)}`,
    ),
    ...forgivenIn(tolerated).map(({ fields: names, came, readAs }) => `${someOf(names)}: ${came} read as ${readAs}`),
  ]
}

const timeOf = ({ ms, slow }: CallResult): string => (ms === null ? '' : `${ms} ms${slow ? ', slow' : ''}`)

/** A call on the screen: its outcome, and below it what was found. */
export function lineOf(result: CallResult): string {
  const { call, outcome, status } = result
  const head = [outcome.padEnd(18), call.padEnd(32), String(status ?? '').padEnd(4), timeOf(result)].join(' ').trimEnd()
  return [head, ...detailsOf(result).map((detail) => `${' '.repeat(19)}${detail}`)].join('\n')
}

export const isSaidOnce = ({ outcome, reason }: CallResult): boolean =>
  outcome === 'not tried' && (reason === WRITES || reason === NOBODY)

/** How many calls were left out for a reason that concerns many. */
export const saidOnce = (calls: readonly CallResult[]): string[] =>
  [WRITES, NOBODY].flatMap((reason) => {
    const count = calls.filter((call) => isSaidOnce(call) && call.reason === reason).length
    return count === 0 ? [] : [`${count} calls not tried: ${reason}`]
  })

export function summaryOf({ counts, slow, calls }: Report): string {
  const parts = OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => `${counts[outcome]} ${outcome}`)
  return `${calls.length} calls: ${[...parts, ...(slow > 0 ? [`${slow} slow`] : [])].join(', ')}`
}

/** A cell of a Markdown table. */
const cell = (text: string | number): string => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const row = (cells: readonly (string | number)[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
}

/** Every field that did not fit or was put right, of the calls with one outcome. */
function fieldTable(calls: readonly CallResult[]): string[] {
  return calls.flatMap((result) => {
    const { call, address, reason, fields, tolerated } = result
    const rows = [
      ...fields.map(({ field, came, expected, times: n }) => [fieldOf(field), came, `expected ${expected}${times(n)}`]),
      ...forgivenIn(tolerated).map((one) => [one.fields.join(', '), one.came, `read as ${one.readAs}`]),
    ]
    return [
      `### ${call}`,
      '',
      `\`${address}\`${reason === '' ? '' : `: ${reason}`}`,
      '',
      ...(rows.length === 0 ? [] : [...table(['field', 'came', ''], rows), '']),
    ]
  })
}

export function markdownOf(report: Report): string {
  const { address, at, write, calls, counts } = report
  const of = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome)
  const reasons = (outcome: Outcome) => of(outcome).map((call) => `- \`${call.call}\`: ${call.reason}`)
  return [
    `# Conformance of ${address}`,
    '',
    `${at}, ${write ? 'reading and writing' : 'reading'}. ${summaryOf(report)}.`,
    '',
    ...table(
      ['outcome', 'calls', 'meaning'],
      OUTCOMES.map((outcome) => [outcome, counts[outcome], MEANING[outcome]]),
    ),
    ...section('Does not fit', fieldTable(of('does not fit'))),
    ...section('Failed', reasons('failed')),
    ...section(
      'Unknown',
      of('unknown').map(({ call, address: at }) => `- \`${call}\`: \`${at}\``),
    ),
    ...section('Refused', reasons('refused')),
    ...section('Fits after reading', fieldTable(of('fits after reading'))),
    ...section(
      `Slow (more than ${SLOW_MS} ms)`,
      calls.filter(({ slow }) => slow).map(({ call, ms }) => `- \`${call}\`: ${ms} ms`),
    ),
    ...section('Not tried', [
      ...saidOnce(calls).map((line) => `- ${line}`),
      ...of('not tried')
        .filter((call) => !isSaidOnce(call))
        .map((call) => `- \`${call.call}\`: ${call.reason}`),
    ]),
    ...section(
      'All calls',
      table(
        ['call', 'address', 'outcome', 'status', 'time'],
        calls.map((call) => [call.call, `\`${call.address}\``, call.outcome, call.status ?? '', timeOf(call)]),
      ),
    ),
    '',
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}
