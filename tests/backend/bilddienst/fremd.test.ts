import OpenAI from 'openai'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBildServer, zeichne, type BildServer } from '#tests/support/bilddienst.ts'
import { ABSAGEN } from './absagen.ts'
import { dienstFor, erzeuge, gelungen } from './gemeinsam.ts'

let server: BildServer
beforeEach(async () => {
  server = await openBildServer()
})
afterEach(() => server.close())

describe('what services answer', () => {
  it.each(ABSAGEN)('%s', async (_, answer, expected) => {
    server.danach = answer
    expect(await erzeuge(dienstFor(server))).toMatchObject(expected)
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
      expect(gelungen(await erzeuge(dienstFor(server))).bild).toMatchObject({ breite: 384, mime: 'image/jpeg' })
    }
  })

  it('LocalAI: an address beside the service', async () => {
    const url = `${server.url}/bilder/512x512.png`
    server.danach = {
      status: 200,
      body: { created: 1, id: 'x', data: [{ embedding: null, index: 0, url }], usage: {} },
    }
    expect(gelungen(await erzeuge(dienstFor(server))).bild.breite).toBe(512)
  })
})

describe('the server of these tests, asked by the client of OpenAI', () => {
  const client = () => new OpenAI({ baseURL: `${server.url}/v1`, apiKey: 'sk-test', maxRetries: 0 })
  const order = { model: 'gpt-image-1', prompt: 'Rosen', size: '1536x1024' } as const

  it('gives a picture', async () => {
    const { data } = await client().images.generate(order)
    const picture = Buffer.from(data?.[0]?.b64_json ?? '', 'base64')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1536, height: 1024 })
    expect(server.anfragen[0]).toMatchObject({ path: '/v1/images/generations', body: order })
    expect(server.anfragen[0]?.headers.authorization).toBe('Bearer sk-test')
  })

  it('refuses as OpenAI does', async () => {
    server.naechste = ['policy', 'refused', 'busy', 'notFound', 'error', 'cut']
    await expect(client().images.generate(order)).rejects.toMatchObject({
      status: 400,
      code: 'content_policy_violation',
    })
    await expect(client().images.generate(order)).rejects.toBeInstanceOf(OpenAI.AuthenticationError)
    await expect(client().images.generate(order)).rejects.toBeInstanceOf(OpenAI.RateLimitError)
    await expect(client().images.generate(order)).rejects.toBeInstanceOf(OpenAI.NotFoundError)
    await expect(client().images.generate(order)).rejects.toBeInstanceOf(OpenAI.InternalServerError)
    await expect(client().images.generate(order)).rejects.toBeInstanceOf(Error)
    expect(server.anfragen).toHaveLength(6)
  })

  it('holds a slow picture back until it is let go', async () => {
    server.danach = 'slow'
    let done = false
    const picture = client()
      .images.generate(order)
      .then(({ data }) => {
        done = true
        return data?.length
      })
    await expect.poll(() => server.anfragen.length).toBe(1)
    expect(done).toBe(false)
    server.release()
    expect(await picture).toBe(1)
  })
})
