import { serve } from '@hono/node-server'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { operations } from '#src/contract/index.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { readAnswer, requestOf } from '#tests/support/wire.ts'
import { median, type Figure } from '../figure.ts'
import { BAR_MS, CALLS } from './calls.ts'
import { percentile, type CpuClock } from './cpu.ts'
import { UMFANG } from './rows.ts'

const READER = 'tests/bench/tenant/reader.ts'

const EXPORT_CPU_MS = 2_000
/** What a process may grow by while it sends 20 MB, MB: what is on its way and what was not yet cleared away. */
const EXPORT_RSS_MB = 64

export async function login(app: Hono): Promise<string> {
  const { loginUser } = operations
  const response = await app.request(requestOf(loginUser, { email: 'kunde@example.org', passwort: DEMO_PASSWORT }))
  const { accessToken } = (await readAnswer(loginUser, response)) as { accessToken: string }
  return accessToken
}

/** CPU of every call, 95th percentile. */
export async function callFigures(
  app: Hono,
  token: string,
  cpu: CpuClock,
  rounds: number,
  only: RegExp,
): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}` }
  const figures: Figure[] = []
  for (const { name, input, bar = BAR_MS } of CALLS.filter(({ name: call }) => only.test(call))) {
    const ask = async () => {
      const response = await app.request(requestOf(operations[name], input, headers))
      const body = await response.text()
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${body}`)
    }
    for (let i = 0; i < 3; i += 1) await ask()
    const spent: number[] = []
    for (let i = 0; i < rounds; i += 1) {
      const before = cpu()
      await ask()
      spent.push(cpu() - before)
    }
    const label = Object.entries(input).map(([key, value]) => `${key}=${String(value)}`)
    figures.push({
      name: [name, ...label].join(' '),
      value: percentile(spent, 0.95),
      unit: 'ms',
      reference: null,
      bar: { at: 'most', of: 'value', value: bar },
    })
  }
  return figures
}

const rssMb = () => process.memoryUsage.rss() / 2 ** 20

/** The table of all invoices over a line: first byte at the caller, CPU and growth of the service. */
export async function exportFigures(app: Hono, token: string, cpu: CpuClock): Promise<Figure[]> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/rechnung/?aktion=exportRechnungen&format=csv`
  const read = async () => {
    const rss = rssMb()
    let most = rss
    const watch = setInterval(() => {
      most = Math.max(most, rssMb())
    }, 20)
    const before = cpu()
    const { stdout } = await promisify(execFile)(process.execPath, [READER, url, token])
    clearInterval(watch)
    const { first, lines } = JSON.parse(stdout) as { first: number; lines: number }
    return { first, cpu: cpu() - before, grown: most - rss, lines }
  }
  await read()
  // The middle one of three: a line to another process waits its turn on a busy machine.
  const reads = [await read(), await read(), await read()]
  server.close()
  const of = (key: 'first' | 'cpu' | 'grown') => median(reads.map((one) => one[key]))
  if (reads.some(({ lines }) => lines < UMFANG.rechnungen)) throw new Error('the export has not all lines')
  const figure = (name: string, value: number, unit: string, bar: number): Figure => ({
    name: `exportRechnungen csv: ${name}`,
    value,
    unit,
    reference: null,
    bar: { at: 'most', of: 'value', value: bar },
  })
  return [
    figure('first byte', of('first'), 'ms', BAR_MS),
    figure('CPU', of('cpu'), 'ms', EXPORT_CPU_MS),
    figure('memory grown by', of('grown'), 'MB', EXPORT_RSS_MB),
  ]
}
