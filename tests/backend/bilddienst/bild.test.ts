import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBildDienst } from '#mocks/backend/bilddienst/dienst.ts'
import { herkunftAus } from '#src/engines/print/marks/herkunft.ts'
import { openBildServer, zeichne, type BildServer } from '#tests/support/bilddienst.ts'
import { AUFTRAG, dienstFor, make, gelungen, SCHLUESSEL } from './gemeinsam.ts'

let server: BildServer
beforeEach(async () => {
  server = await openBildServer()
})
afterEach(() => server.close())

const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('base64')

describe('a picture from the service', () => {
  it('is asked for once, with the key, and comes checked, of the asked size and with its seed', async () => {
    const { bild, saat } = gelungen(await make(dienstFor(server)))
    expect(bild).toMatchObject({ mime: 'image/png', breite: 1024, hoehe: 640, farbraum: 'rgb' })
    expect(saat).toBe(42)
    expect(server.anfragen).toHaveLength(1)
    expect(server.anfragen[0]).toMatchObject({
      method: 'POST',
      path: '/v1/images/generations',
      body: {
        model: 'modell-1',
        prompt: AUFTRAG.text,
        n: 1,
        size: '1024x640',
        response_format: 'b64_json',
        seed: 42,
        negative_prompt: 'Schrift, Wasserzeichen',
      },
    })
    expect(server.anfragen[0]?.headers).toMatchObject({
      authorization: `Bearer ${SCHLUESSEL}`,
      'content-type': 'application/json',
    })
  })

  it('is the same with the same seed, and another one with another', async () => {
    const dienst = dienstFor(server)
    const [first, same, other] = [await make(dienst), await make(dienst), await make(dienst, { saat: 43 })]
    const drawn = await Promise.all([first, same, other].map((each) => pixels(gelungen(each).bild.bytes)))
    expect(drawn[0]).toBe(drawn[1])
    expect(drawn[0]).not.toBe(drawn[2])
  })

  it.each(['ok', 'jpeg', 'webp'] as const)(
    'says in its file that a model made it (%s), and no pixel changes',
    async (art) => {
      server.danach = art
      const { bild } = gelungen(await make(dienstFor(server)))
      expect(herkunftAus(bild.bytes)).toBe('trainedAlgorithmicMedia')
      const { xmp, format, width } = await sharp(bild.bytes).metadata()
      expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>')
      expect([`image/${format}`, width]).toEqual([bild.mime, bild.breite])
      await sharp(bild.bytes, { failOn: 'warning' }).raw().toBuffer()
    },
  )

  it('asks in steps of 16 pixels, and for no field that is empty', async () => {
    await make(dienstFor(server), { breite: 1003, hoehe: 637, negativ: '' })
    expect(server.anfragen[0]?.body).toMatchObject({ size: '1008x640' })
    expect(server.anfragen[0]?.body).not.toHaveProperty('negative_prompt')
  })

  it('needs neither model nor key', async () => {
    const dienst = createBildDienst({ BILD_URL: server.url, BILD_SCHLUESSEL: ' ', BILD_MODELL: '' })
    expect(dienst?.modell).toBe('')
    expect(await dienst?.make(AUFTRAG, new AbortController().signal)).toMatchObject({ ok: true })
    expect(server.anfragen[0]?.headers.authorization).toBeUndefined()
    expect(server.anfragen[0]?.body).not.toHaveProperty('model')
  })

  it('may lie beside the service; it is fetched with the key and without its fields', async () => {
    server.danach = 'url'
    expect(gelungen(await make(dienstFor(server))).bild).toMatchObject({ breite: 1024, hoehe: 640 })
    expect(server.anfragen[1]).toMatchObject({ method: 'GET', path: '/bilder/1024x640.png', body: {} })
    expect(server.anfragen[1]?.headers.authorization).toBe(`Bearer ${SCHLUESSEL}`)
    server.danach = { status: 200, body: { data: [{ url: '/bilder/512x320.png', b64_json: null }] } }
    expect(gelungen(await make(dienstFor(server))).bild).toMatchObject({ breite: 512, hoehe: 320 })
  })

  it('is taken in another proportion as it is, and in its real size', async () => {
    server.danach = 'wrongSize'
    expect(gelungen(await make(dienstFor(server))).bild).toMatchObject({ breite: 512, hoehe: 512 })
  })

  it('is read in every way of writing base64, and its seed from the answer', async () => {
    const text = (await zeichne(300, 300, 'text')).toString('base64')
    const written = {
      head: `data:image/png;base64,${text}`,
      blanks: text.replaceAll(/(.{76})/g, '$1\r\n'),
      url: text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    }
    for (const b64_json of Object.values(written)) {
      server.danach = { status: 200, body: { data: [{ b64_json, seed: 77 }] } }
      expect(gelungen(await make(dienstFor(server)))).toMatchObject({ saat: 77, bild: { breite: 300 } })
    }
    server.danach = { status: 200, body: { seed: 78, data: [{ url: written.head }] } }
    expect(gelungen(await make(dienstFor(server)))).toMatchObject({ saat: 78, bild: { breite: 300 } })
  })
})

describe('the service', () => {
  it.each([undefined, '', '  '])('is not there with BILD_URL = %j', (BILD_URL) => {
    expect(createBildDienst(BILD_URL === undefined ? {} : { BILD_URL })).toBeNull()
  })

  it.each(['bild.example.org', 'ftp://bild.example.org', 'https://', 'file:///etc/passwd'])(
    'refuses %s',
    (BILD_URL) => {
      expect(() => createBildDienst({ BILD_URL })).toThrow('BILD_URL ist keine Adresse')
    },
  )

  it('refuses an address with a password without repeating it', () => {
    const create = () => createBildDienst({ BILD_URL: 'https://wer:geheim@bild.example.org' })
    expect(create).toThrow('BILD_URL enthält Zugangsdaten. Der Schlüssel gehört in BILD_SCHLUESSEL.')
  })

  it.each([
    ['https://bild.example.org', 'https://bild.example.org/v1/images/generations'],
    ['https://bild.example.org/', 'https://bild.example.org/v1/images/generations'],
    ['https://bild.example.org/v1', 'https://bild.example.org/v1/images/generations'],
    ['https://bild.example.org/v1//', 'https://bild.example.org/v1/images/generations'],
    ['http://localhost:8080/api/v1', 'http://localhost:8080/api/v1/images/generations'],
    [
      'https://x.openai.azure.com/openai/v1/?api-version=preview',
      'https://x.openai.azure.com/openai/v1/images/generations?api-version=preview',
    ],
  ])('at %s is called at %s', async (BILD_URL, expected) => {
    const called: string[] = []
    const answer = Response.json({ data: [{ b64_json: (await zeichne(256, 256, 'x')).toString('base64') }] })
    const dienst = createBildDienst(
      { BILD_URL, BILD_MODELL: 'm' },
      {
        fetch: (url) => {
          called.push(new Request(url).url)
          return Promise.resolve(answer)
        },
      },
    )
    expect(gelungen(await dienst!.make(AUFTRAG, new AbortController().signal)).bild.breite).toBe(256)
    expect(called).toEqual([expected])
    expect(dienst?.anbieter).toBe(new URL(expected).host)
  })
})
