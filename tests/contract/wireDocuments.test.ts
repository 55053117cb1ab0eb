import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { wireDocuments } from './wire/documents.ts'
import { type Recorded, recordCalls } from './wire/record.ts'

const FOLDER = join(import.meta.dirname, '../../docs/wire')

/** `npm run contract:write` writes them anew. */
describe('the wire, written down', () => {
  let recorded: Map<OperationName, Recorded>
  let documents: Map<string, string>

  beforeAll(async () => {
    recorded = await recordCalls()
    documents = wireDocuments(recorded)
  })

  test('is current: fields, requests and answers', async () => {
    for (const [file, text] of documents) await expect(text).toMatchFileSnapshot(join(FOLDER, file))
    expect((await readdir(FOLDER)).filter((file) => !documents.has(file))).toEqual(['changelog.md'])
  })

  test('holds every call with its example', () => {
    const all = [...documents.values()].join('\n')
    for (const name of Object.keys(operations)) expect(all).toContain(`\n## ${name}\n`)
    expect(all.match(/^```http$/gm)).toHaveLength(Object.keys(operations).length)
  })

  test('holds no secret and no address outside of the demo data', () => {
    const all = [...documents.values()].join('\n')
    expect(all.match(/\b[0-9a-f]{32,}\b|\bpk_(?:live|test)_\w{20,}|Bearer \S/g)).toBeNull()
    const domains = [...all.matchAll(/@([\w.-]+\.\w+)/g)].map(([, domain]) => domain)
    expect(domains.filter((domain) => !/(?:^|\.)example(?:\.(?:org|com|de))?$/.test(domain ?? ''))).toEqual([])
  })
})
