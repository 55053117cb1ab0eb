import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DienstAuftrag } from '#mocks/backend/platform/bildwerk.ts'
import { openBildServer, type BildAnfrage, type BildServer, type Verhalten } from '#tests/support/bilddienst.ts'
import { dienstFor, make, gelungen } from './gemeinsam.ts'

let server: BildServer
beforeEach(async () => {
  server = await openBildServer('jpeg')
})
afterEach(() => server.close())

const openAi = (status: number, message: string, param: string | null = null, code: string | null = null) => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param, code } },
})
const sizes = () => server.anfragen.map(({ body }) => body.size)
const fields = (anfrage: BildAnfrage | undefined) => Object.keys(anfrage?.body ?? {}).toSorted()

/** Refuses one field after the other, as OpenAI does with what a model does not know. */
const without =
  (...unknown: string[]) =>
  ({ body }: BildAnfrage): Verhalten => {
    const found = unknown.find((name) => name in body)
    return found === undefined ? 'jpeg' : openAi(400, `Unknown parameter: '${found}'.`, found, 'unknown_parameter')
  }
const SIZES_OPENAI = ['1024x1024', '1024x1536', '1536x1024']

describe('a service that knows fewer fields', () => {
  it('gpt-image-1: is asked again without each of them, and from then on at once', async () => {
    const known = without('response_format', 'seed', 'negative_prompt')
    server.danach = (anfrage) =>
      SIZES_OPENAI.includes(anfrage.body.size ?? '')
        ? known(anfrage)
        : openAi(
            400,
            `Invalid value: '${anfrage.body.size}'. Supported values are: '1024x1024', '1024x1536', '1536x1024', and 'auto'.`,
            'size',
            'invalid_value',
          )
    const dienst = dienstFor(server)
    expect(gelungen(await make(dienst))).toMatchObject({ saat: null, bild: { breite: 1536, hoehe: 1024 } })
    expect(server.anfragen).toHaveLength(5)
    expect(fields(server.anfragen.at(-1))).toEqual(['model', 'n', 'prompt', 'size'])

    server.anfragen.length = 0
    const upright: Partial<DienstAuftrag> = { breite: 1240, hoehe: 1754 }
    expect(gelungen(await make(dienst, upright)).bild).toMatchObject({ breite: 1024, hoehe: 1536 })
    expect(gelungen(await make(dienst, { breite: 500, hoehe: 500 })).bild).toMatchObject({
      breite: 1024,
      hoehe: 1024,
    })
    expect(server.anfragen).toHaveLength(2)
    // Another process asks anew.
    await make(dienstFor(server))
    expect(server.anfragen).toHaveLength(7)
  })

  it.each<[string, Verhalten, string[]]>([
    [
      'xAI: the reason is a text',
      { status: 400, body: { code: '400', error: 'Argument not supported: size' } },
      ['size'],
    ],
    [
      'LiteLLM: names a field in back quotes',
      openAi(400, 'litellm.UnsupportedParamsError: Setting `response_format` is not supported by openai, m'),
      ['response_format'],
    ],
    [
      'LiteLLM: names several',
      openAi(
        400,
        "litellm.UnsupportedParamsError: openai does not support parameters: {'seed': 42, 'negative_prompt': 'x'}",
      ),
      ['seed', 'negative_prompt'],
    ],
    [
      'Pydantic: by its place',
      {
        status: 422,
        body: {
          detail: [
            { loc: ['body', 'negative_prompt'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' },
          ],
        },
      },
      ['negative_prompt'],
    ],
    [
      'a seed out of its range',
      { status: 422, body: { detail: [{ loc: ['body', 'seed'], msg: 'Input should be less than 1000' }] } },
      ['seed'],
    ],
    [
      'Imagen: no longer',
      { status: 400, body: { error: { code: 400, message: 'Setting negative_prompt is no longer supported.' } } },
      ['negative_prompt'],
    ],
    [
      'LocalAI 2.15: cannot read it',
      {
        status: 500,
        body: {
          error: {
            code: 500,
            message:
              'failed reading parameters from request:failed parsing request body: json: cannot unmarshal string into Go struct field OpenAIRequest.response_format of type schema.ChatCompletionResponseFormat',
            type: '',
          },
        },
      },
      ['response_format'],
    ],
  ])('%s', async (_, refusal, left) => {
    const dienst = dienstFor(server)
    server.naechste = [refusal]
    const { saat } = gelungen(await make(dienst))
    expect(saat).toBe(left.includes('seed') ? null : 42)
    const all = ['model', 'n', 'negative_prompt', 'prompt', 'response_format', 'seed', 'size']
    expect(fields(server.anfragen[0])).toEqual(all)
    expect(fields(server.anfragen[1])).toEqual(all.filter((name) => !left.includes(name)))
    await make(dienst)
    expect(fields(server.anfragen[2])).toEqual(fields(server.anfragen[1]))
  })

  it('Together: the same format under another name', async () => {
    const dienst = dienstFor(server)
    server.danach = ({ body }) =>
      body.response_format === 'base64'
        ? 'jpeg'
        : openAi(
            400,
            "Invalid input: response_format must be 'base64' or 'url', b64_json is not supported",
            'response_format',
          )
    gelungen(await make(dienst))
    expect(server.anfragen.map(({ body }) => body.response_format)).toEqual(['b64_json', 'base64'])
  })

  it('keeps nothing of a refusal that led to no picture', async () => {
    const dienst = dienstFor(server)
    server.naechste = [openAi(400, "Unknown parameter: 'seed'.", 'seed'), 'policy']
    expect(await make(dienst)).toMatchObject({ ok: false, art: 'abgelehnt' })
    expect(gelungen(await make(dienst)).saat).toBe(42)
  })

  it('is not asked for ever', async () => {
    let count = 0
    server.danach = () =>
      openAi(400, `Invalid size. Must be one of ${1000 + ++count}x1000, ${2000 + count}x1000`, 'size')
    expect(await make(dienstFor(server))).toMatchObject({ ok: false, art: 'endgueltig', code: 'AUFTRAG' })
    expect(server.anfragen.length).toBeLessThanOrEqual(8)
  })

  it('a refusal of a field that was not sent ends it, with the words of the service', async () => {
    server.danach = openAi(400, "Unknown parameter: 'n'.", 'n', 'unknown_parameter')
    expect(await make(dienstFor(server))).toMatchObject({
      ok: false,
      art: 'endgueltig',
      code: 'AUFTRAG',
      text: expect.stringContaining("Der Dienst schreibt dazu: „Unknown parameter: 'n'.“") as string,
    })
    expect(server.anfragen).toHaveLength(1)
  })
})

describe('a service with sizes of its own', () => {
  it.each([
    ['dall-e-3', openAi(400, "'1024x640' is not one of ['1024x1024', '1792x1024', '1024x1792'] - 'size'"), '1792x1024'],
    [
      'dall-e-2',
      openAi(400, 'size must be one of 256x256, 512x512, or 1024x1024', '', 'invalid_field_value'),
      '1024x1024',
    ],
    ['dall-e-3, no list', openAi(400, 'The size is not supported by this model.', null, 'invalid_size'), '1536x1024'],
    [
      'another grid',
      openAi(400, "Invalid size '1024x640'. Width and height must both be divisible by 64."),
      '1536x1024',
    ],
    ['a bound', openAi(400, 'Size 1024x640 exceeds the maximum of 512x512'), '1536x1024'],
    ['MAI by LiteLLM', openAi(400, "litellm.UnsupportedParamsError: Unsupported size value '1024x640'."), '1536x1024'],
  ])('%s: the nearest proportion is taken', async (_, refusal, expected) => {
    server.naechste = [refusal]
    gelungen(await make(dienstFor(server)))
    expect(sizes()).toEqual(['1024x640', expected])
  })

  it('gpt-image-2 and others: its grid is kept to', async () => {
    const dienst = dienstFor(server)
    server.naechste = [openAi(400, "Invalid size '1104x656'. Width and height must both be divisible by 64.")]
    gelungen(await make(dienst, { breite: 1104, hoehe: 650 }))
    await make(dienst, { breite: 800, hoehe: 800 })
    expect(sizes()).toEqual(['1104x656', '1088x640', '832x832'])
  })

  it('gpt-image-2: a size too small is no reason to give up the free choice', async () => {
    const dienst = dienstFor(server)
    gelungen(await make(dienst))
    server.naechste = [
      openAi(400, "Invalid size '512x320'. Requested resolution is below the current minimum pixel budget.", 'size'),
    ]
    gelungen(await make(dienst, { breite: 512, hoehe: 320 }))
    gelungen(await make(dienst, { breite: 512, hoehe: 320 }))
    gelungen(await make(dienst, { breite: 960, hoehe: 640 }))
    expect(sizes()).toEqual(['1024x640', '512x320', '1536x1024', '1536x1024', '960x640'])
  })

  it('Azure dall-e-3 names none: after two refused sizes no other of our choice is tried', async () => {
    const taken = ['1024x1024', '1792x1024', '1024x1792']
    server.danach = ({ body }) =>
      taken.includes(body.size ?? '')
        ? 'jpeg'
        : openAi(400, 'The size is not supported by this model.', null, 'invalid_size')
    const dienst = dienstFor(server)
    for (const breite of [1120, 1136, 1152]) gelungen(await make(dienst, { breite, hoehe: 640 }))
    expect(sizes()).toEqual(['1120x640', '1792x1024', '1136x640', '1792x1024', '1792x1024'])
  })

  it('says nothing of them: known ones are tried, then the field is left out', async () => {
    server.danach = ({ body }) => ('size' in body ? openAi(400, 'Invalid size', 'size') : 'wrongSize')
    const dienst = dienstFor(server)
    expect(gelungen(await make(dienst)).bild).toMatchObject({ breite: 512, hoehe: 512 })
    expect(sizes()).toEqual(['1024x640', '1536x1024', '1792x1024', '1024x1024', undefined])
    await make(dienst)
    expect(sizes().slice(5)).toEqual([undefined])
  })

  it('LocalAI and Together: delivers what it likes', async () => {
    server.danach = 'wrongSize'
    expect(gelungen(await make(dienstFor(server))).bild.breite).toBe(512)
    expect(sizes()).toEqual(['1024x640'])
  })
})
