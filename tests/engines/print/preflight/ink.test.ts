import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findingsOf, pdfOf, stream } from './operators.ts'
import { separated } from './separations.ts'

const GS = `/ExtGState << /multiply << /BM /Multiply >> /normal << /BM /Normal /ca 1 >> /half << /ca 0.5 >>
  /over << /OP true /op true /OPM 1 >> /dark << /BM /Darken >> >>`
const TINT = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0.5 0] /N 1 >>'
const CALCULATOR = stream(
  '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]',
  '{ dup 0.5 mul 3 1 roll exch 0 exch 0.2 mul 0 3 1 roll }',
)
const SPACES = `/ColorSpace << /hks [/Separation /HKS#2013 /DeviceCMYK 10 0 R] /all [/Separation /All /DeviceCMYK 10 0 R] >>`
const big = (set: string, x = 30, y = 30) => `${set} ${x} ${y} 60 60 re f `

const picture = (samples: string, more = '') =>
  stream(`/Subtype /Image /Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceCMYK ${more}`, samples.repeat(16))

const MASK = stream('/Subtype /Image /Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceGray', '\xcc'.repeat(16))

const cases: [string, string, number | null][] = [
  ['one colour', big('1 1 1 0.4 k'), 340],
  ['opaque over opaque', big('1 1 1 0 k') + big('0 0 0 1 k'), null],
  ['hidden under paper', big('1 1 1 1 k') + big('0 0 0 0 k'), null],
  ['multiplied', big('1 1 0.5 0 k') + big('/multiply gs 0 0 0 0.9 k', 50), 340],
  ['multiplied, apart', big('1 1 0.5 0 k') + big('/multiply gs 0 0 0 0.9 k', 130), null],
  ['see-through', big('1 1 1 1 k') + big('/half gs 0 0 0 0 k'), null],
  ['see-through dark', big('1 1 1 0.6 k') + big('/half gs 0 0 0 1 k', 90), 360],
  ['overprinted', big('1 1 0.3 0 k') + big('/over gs 0 0 0 1 k', 50), 330],
  ['registration', big('/all cs 0.9 scn'), 360],
  ['a line as wide as a hand', '40 w 1 1 1 0.3 K 30 60 m 200 60 l S', 330],
  ['clipped away', 'q 0 0 10 10 re W n ' + big('1 1 1 1 k') + 'Q', null],
  ['clipped to a shape', 'q 30 30 m 90 30 l 30 90 l h W n ' + big('1 1 1 0.2 k') + 'Q', 320],
  ['outside the sheet', big('1 1 1 1 k', -80), null],
  ['a picture', 'q 60 0 0 60 30 30 cm /Dark Do Q', 400],
  ['a picture of little ink', 'q 60 0 0 60 30 30 cm /Light Do Q', null],
  ['a picture under what multiplies', 'q 60 0 0 60 30 30 cm /Light Do Q ' + big('/multiply gs 1 1 1 0 k', 50), 310],
  ['a picture with a soft mask', 'q 60 0 0 60 30 30 cm /Seen Do Q', 320],
  ['darkened', big('1 0 1 0 k') + big('/dark gs 0.5 1 0 0.2 k', 50), 320],
]

/** Too much ink by our own check, per cent; 0 without a finding. */
async function judged(...args: Parameters<typeof findingsOf>): Promise<number> {
  const found = (await findingsOf(...args)).find(({ code }) => code === 'farbauftrag')
  return Number.parseInt(found?.ist ?? '0', 10)
}

const withPictures = (operators: string): Parameters<typeof pdfOf> => [
  operators,
  `${GS} ${SPACES} /XObject << /Dark 12 0 R /Light 13 0 R /Seen 14 0 R >>`,
  [
    TINT,
    CALCULATOR,
    picture('\xff\xff\xff\xff'),
    picture('\x19\x19\x19\x19'),
    picture('\xff\xff\xff\xff', '/SMask 15 0 R'),
    MASK,
  ],
]

describe('the ink that lies on a place', () => {
  test.each(cases)('%s', async (_, operators, expected) => {
    expect(Math.abs((await judged(...withPictures(operators))) - (expected ?? 0))).toBeLessThanOrEqual(1)
  })

  test('of a spot colour that overprints is what its inks add', async () => {
    const operators = big('1 0.2 0.5 0.5 k') + big('/over gs /hks cs 1 scn', 50)
    expect(await judged(...withPictures(operators))).toBe(350)
  })

  test('is none in the hole of an even-odd shape', async () => {
    expect(await judged('1 1 1 1 k 30 30 60 60 re 30 30 60 60 re f*')).toBe(0)
    expect(await judged('1 1 1 1 k 30 30 60 60 re 30 30 60 60 re f')).toBe(400)
  })

  test('is named with its place', async () => {
    const found = await findingsOf(...withPictures(big('1 1 0.5 0 k') + big('/multiply gs 0 0 0 0.9 k', 50)))
    expect(found).toMatchObject([
      {
        code: 'farbauftrag',
        seite: 'vorderseite',
        ist: '340 %',
        soll: 'höchstens 300 %',
        stelle: { x: 50, y: 41, w: 40, h: 60 },
      },
    ])
  })
})

/** Every case at once would take as long as Ghostscript starts twenty times. */
const SAMPLE = new Set(['multiplied', 'see-through dark', 'overprinted', 'a picture under what multiplies'])

describe('Ghostscript’s separations hold the same ink', () => {
  const compare = async (operators: string, expected: number | null) => {
    const truth = await separated(pdfOf(...withPictures(operators)))
    if (expected === null) expect(truth).toBeLessThanOrEqual(301)
    else expect(Math.abs(truth - expected)).toBeLessThanOrEqual(4)
  }
  test.each(cases.filter(([name]) => SAMPLE.has(name)))('%s', (_, operators, expected) => compare(operators, expected))
  test.each(cases.filter(([name]) => !SAMPLE.has(name)))('%s', { tags: ['proof'] }, (_, operators, expected) =>
    compare(operators, expected),
  )

  test.each([false, true])('a CMYK JPEG, progressive: %s, is read from its blocks', async (progressive) => {
    const dark = { create: { width: 320, height: 320, channels: 3 as const, background: '#0a0510' } }
    const jpeg = await sharp(dark).toColourspace('cmyk').jpeg({ progressive, quality: 90 }).toBuffer()
    const head = '/Subtype /Image /Width 320 /Height 320 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /DCTDecode'
    const image = stream(`${head} /Decode [1 0 1 0 1 0 1 0]`, jpeg.toString('latin1'))
    const args = [
      `q 27 0 0 27 30 30 cm /Im Do Q ${big('/multiply gs 1 1 1 0 k')}`,
      `${GS} /XObject << /Im 10 0 R >>`,
      [image],
    ] as const
    const [ours, truth] = [await judged(...args), await separated(pdfOf(...args))]
    expect(truth).toBeGreaterThan(305)
    expect(Math.abs(ours - truth)).toBeLessThanOrEqual(4)
  })
})
