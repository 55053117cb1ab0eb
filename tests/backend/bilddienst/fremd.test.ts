import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openBildServer, zeichne, type BildServer } from '#tests/support/bilddienst.ts'
import absagen from './absagen.json' with { type: 'json' }
import { dienstFor, make, gelungen } from './gemeinsam.ts'
import { KLIENT_ANFRAGE } from './klientAnfrage.ts'

let server: BildServer
beforeEach(async () => {
  server = await openBildServer()
})
afterEach(() => server.close())

describe('what services answer', () => {
  // As they are documented or reported (docs/bilddienst.md).
  it.each(absagen)('$name', async ({ antwort, erwartet }) => {
    server.danach = antwort
    expect(await make(dienstFor(server))).toMatchObject(erwartet)
    expect(server.anfragen).toHaveLength(1)
  })

  it('pictures in the envelopes of OpenAI, vLLM-Omni, stable-diffusion.cpp and Together', async () => {
    const b64_json = (await zeichne(384, 256, 'envelope', 'jpeg')).toString('base64')
    const envelopes = [
      { created: 1_713_833_628, data: [{ b64_json }], usage: { total_tokens: 100 } },
      { created: 1_701_234_567, data: [{ b64_json, url: null, revised_prompt: null }] },
      { created: 1, output_format: 'jpeg', data: [{ b64_json }] },
      {
        id: 'o',
        model: 'm',
        object: 'list',
        data: [{ index: 0, b64_json, type: 'b64_json', timings: { inference: 0.5 } }],
      },
    ]
    for (const body of envelopes) {
      server.danach = { status: 200, body }
      expect(gelungen(await make(dienstFor(server))).bild).toMatchObject({ breite: 384, mime: 'image/jpeg' })
    }
  })

  it('LocalAI: an address beside the service', async () => {
    const url = `${server.url}/bilder/512x512.png`
    server.danach = {
      status: 200,
      body: { created: 1, id: 'x', data: [{ embedding: null, index: 0, url }], usage: {} },
    }
    expect(gelungen(await make(dienstFor(server))).bild.breite).toBe(512)
  })
})

describe('the server of these tests, asked as the client of OpenAI asks', () => {
  const ask = () => {
    const { method, path, headers, body } = KLIENT_ANFRAGE
    return fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) })
  }
  const picture = async (response: Response) => {
    const { data } = z.object({ data: z.tuple([z.object({ b64_json: z.string() })]) }).parse(await response.json())
    return Buffer.from(data[0].b64_json, 'base64')
  }

  it('gives a picture', async () => {
    expect(await sharp(await picture(await ask())).metadata()).toMatchObject({
      format: 'png',
      width: 1536,
      height: 1024,
    })
    expect(server.anfragen).toMatchObject([KLIENT_ANFRAGE])
  })

  it.each([
    ['policy', 400, 'content_policy_violation'],
    ['refused', 401, 'invalid_api_key'],
    ['busy', 429, 'rate_limit_exceeded'],
    ['notFound', 404, 'model_not_found'],
    ['error', 500, 'server_error'],
  ] as const)('refuses as OpenAI does: %s', async (answer, status, code) => {
    server.naechste = [answer]
    const response = await ask()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code, type: 'invalid_request_error' } })
  })

  it('breaks off where it is told to', async () => {
    server.naechste = ['cut']
    await expect(ask().then((response) => response.text())).rejects.toThrow('terminated')
  })

  it('holds a slow picture back until it is let go', async () => {
    server.danach = 'slow'
    let done = false
    const held = ask().then((response) => {
      done = true
      return picture(response)
    })
    await expect.poll(() => server.anfragen.length).toBe(1)
    expect(done).toBe(false)
    server.release()
    expect((await held).length).toBeGreaterThan(1000)
  })
})
