import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { contentDisposition, fileAnswer } from '#mocks/backend/platform/wire/answers.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

const NAMES = Object.keys(operations) as OperationName[]
const FILES = NAMES.filter((name) => operations[name].answer === 'datei')

describe('headers', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let token: string
  beforeAll(async () => {
    sample = await readSample(backend, 1)
    token = await backend.login('kunde@example.org')
  })

  /** The answer to a call whose effect is taken back. */
  async function answer(name: OperationName, bearer: string | null): Promise<Response> {
    const transaction = await backend.db.startTransaction().execute()
    try {
      const headers: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` }
      const request = requestOf(operations[name], SAMPLE_INPUTS[name](sample), headers)
      return await composeApp({ ...backend.parts, db: transaction }).request(request)
    } finally {
      await transaction.rollback().execute()
    }
  }

  const named = (headers: Headers) => ({
    cache: headers.get('cache-control'),
    sniff: headers.get('x-content-type-options'),
    referrer: headers.get('referrer-policy'),
    transport: headers.get('strict-transport-security'),
    opener: headers.get('cross-origin-opener-policy'),
    frame: headers.get('x-frame-options'),
    anfrage: /^[2-9A-HJKMNP-Z]{8}$/.test(headers.get('x-anfrage') ?? ''),
  })
  const PRIVATE = {
    cache: 'no-store',
    sniff: 'nosniff',
    referrer: 'no-referrer',
    transport: 'max-age=31536000; includeSubDomains',
    opener: 'same-origin',
    frame: 'DENY',
    anfrage: true,
  }

  /** Pictures are kept by the browser that asked, and by nobody on the way. */
  const KEPT = { ...PRIVATE, cache: 'private, max-age=31536000, immutable' }

  it.each(NAMES)('SEC-24 SEC-39 keep the answer of %s and its refusal private', async (name) => {
    const allowed = await answer(name, token)
    expect({ ...named(allowed.headers), name }).toEqual({
      ...(operations[name].answer === 'bild' ? KEPT : PRIVATE),
      name,
    })
    if (operations[name].answer === 'bild') return
    const refused = await answer(name, null)
    expect({ ...named(refused.headers), name }).toEqual({ ...PRIVATE, name })
    const cookies = [allowed, refused].flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies).toEqual([])
  })

  it.each(FILES)('SEC-38 let the file of %s be saved and nothing else', async (name) => {
    const { status, headers } = await answer(name, token)
    expect([name, status]).toEqual([name, 200])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!$&+^`|-]+$/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toMatch(/^[a-z]+\/[a-z0-9.+-]+/)
  })

  it.each([
    ['../../x.pdf', '.._.._x.pdf'],
    ['a"; filename=b.html', 'a_; filename=b.html'],
    ['Rechnung\r\nX-Evil: 1.pdf', 'Rechnung__X-Evil_ 1.pdf'],
    ['\u202Efdp.exe', '_fdp.exe'],
    ['Büro 🖨.pdf', 'Büro 🖨.pdf'],
    ['\uD800.pdf', '\uFFFD.pdf'],
    ['x'.repeat(400), 'x'.repeat(150)],
    ['', 'Datei'],
  ])('SEC-38 make %j a name that is safe', (name, expected) => {
    const header = contentDisposition(name)
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[\x21-\x7e]+$/)
    expect(header).not.toMatch(/["\r\n]|filename=/)
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(expected)
  })

  it('SEC-38 let no HTML or SVG of a user run, whatever it calls itself', async () => {
    for (const type of ['text/html', 'image/svg+xml', '']) {
      const blob = new Blob(['<script>alert(1)</script>'], { type })
      const { headers } = fileAnswer({ blob, name: 'a.html' }, 'ABCDEFGH')
      expect(headers.get('content-disposition')).toContain('attachment')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('content-type')).toBe(type || 'application/octet-stream')
    }
  })

  it('SEC-39 hold a strict policy', async () => {
    const policy = (await backend.app.request('/api/login/')).headers.get('content-security-policy') ?? ''
    expect(policy.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self' blob:",
      "default-src 'self'",
      "font-src 'self' data:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "worker-src 'self' blob:",
    ])
  })

  it.each(['https://evil.example', 'null', 'http://localhost:3001'])('SEC-40 allow no call from %s', async (origin) => {
    const plain = await backend.app.request('/api/konto/?aktion=fetchKonto', {
      headers: { origin, authorization: `Bearer ${token}` },
    })
    const asked = await backend.app.request('/api/kampagne/', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect(asked.status).toBe(405)
    for (const { headers } of [plain, asked])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
