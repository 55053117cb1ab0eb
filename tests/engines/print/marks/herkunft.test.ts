import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { zlibSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { herkunftAus } from '#src/engines/print/marks/herkunft.ts'
import { herkunftXmp } from '#src/engines/print/marks/herkunftXmp.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const foreign = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fremd', name)))
/** A PNG with one chunk (type and data); sums are not looked at. */
function png(chunk: Uint8Array): Uint8Array {
  const file = new Uint8Array(8 + 4 + chunk.length + 4)
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  new DataView(file.buffer).setUint32(8, chunk.length - 4)
  file.set(chunk, 12)
  return file
}
const URI = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

describe('the origin that a foreign file states', () => {
  it.each([
    ['algorithmic.jpg', 'algorithmicMedia'],
    ['trained.png.head', 'trainedAlgorithmicMedia'],
    ['composite.jpg.part', 'compositeWithTrainedAlgorithmicMedia'],
    ['capture.jpg.head', null],
  ])('C2PA: %s says %s', (name, expected) => expect(herkunftAus(foreign(name))).toBe(expected))

  it.each(['jpeg', 'png', 'webp'] as const)('XMP as sharp writes it into a %s', async (format) => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    for (const quelle of ['trainedAlgorithmicMedia', 'algorithmicMedia'] as const) {
      const file = await picture.clone().toFormat(format).withXmp(herkunftXmp(quelle)).toBuffer()
      expect(herkunftAus(new Uint8Array(file))).toBe(quelle)
    }
    expect(herkunftAus(new Uint8Array(await picture.clone().toFormat(format).toBuffer()))).toBeNull()
  })

  it.each([1, 0, 2])('XMP in an iTXt chunk with the flag of packing set to %i', (flag) => {
    const packet = zlibSync(bytes(herkunftXmp('algorithmicMedia')))
    const chunk = [...bytes('iTXtXML:com.adobe.xmp\0'), flag, 0, ...bytes('de\0XMP\0'), ...packet]
    expect(herkunftAus(png(Uint8Array.from(chunk)))).toBe(flag === 1 ? 'algorithmicMedia' : null)
  })

  it('a packed text that is damaged, cut, another or a bomb says nothing and harms nothing', () => {
    const packet = zlibSync(bytes(herkunftXmp('algorithmicMedia')))
    const chunk = (text: string, content: Uint8Array) => Uint8Array.from([...bytes(text), ...content])
    const packed = (content: Uint8Array) => chunk('zTXtXML:com.adobe.xmp\0\0', content)
    expect(herkunftAus(png(packed(packet)))).toBe('algorithmicMedia')
    expect(herkunftAus(png(packed(packet)).subarray(0, 60))).toBeNull()
    expect(herkunftAus(png(packed(packet.subarray(20))))).toBeNull()
    expect(herkunftAus(png(packed(new Uint8Array())))).toBeNull()
    expect(herkunftAus(png(chunk('zTXtComment\0\0', packet)))).toBeNull()
    expect(herkunftAus(png(chunk('iTXtXML:com.adobe.xmp\0\u0001\0de', packet.subarray(0, 4))))).toBeNull()
    expect(herkunftAus(chunk('zTXtXML:com.adobe.xmp\0\0', packet))).toBeNull()
  })

  it('a packed text is read to its end, which may lie far behind its beginning', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => ((index * 2_654_435_761) >>> 7).toString(36)).join(' ')
    const packet = zlibSync(bytes(words + herkunftXmp('algorithmicMedia')))
    expect(packet.length).toBeGreaterThan(20_000)
    const chunk = [...bytes('zTXtXML:com.adobe.xmp\0\0'), ...packet]
    expect(herkunftAus(png(Uint8Array.from(chunk)))).toBe('algorithmicMedia')
  })

  it('a packed text of 200 MB is given up after the first of them', () => {
    const bomb = png(Uint8Array.from([...bytes('zTXtXML:com.adobe.xmp\0\0'), ...deflateSync(Buffer.alloc(200 << 20))]))
    const start = process.cpuUsage()
    expect(herkunftAus(bomb)).toBeNull()
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(250)
  })

  it.each([
    [`${URI}trainedAlgorithmicMedia`, 'trainedAlgorithmicMedia'],
    [`https${URI.slice(4)}trainedAlgorithmicMedia"/>`, 'trainedAlgorithmicMedia'],
    [`${URI}digitalCapture ${URI}algorithmicMedia`, 'algorithmicMedia'],
    [`${URI}algorithmicMedia ${URI}trainedAlgorithmicMedia`, 'trainedAlgorithmicMedia'],
    [
      `${URI}trainedAlgorithmicMedia ${URI}compositeWithTrainedAlgorithmicMediahm`,
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [`${URI}algorithmicallyEnhanced`, null],
    [`${URI}trainedAlgorithmic`, null],
    [`${URI}`, null],
    ['trainedAlgorithmicMedia', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(herkunftAus(bytes(text))).toBe(expected)
    expect(herkunftAus(bytes(`\u0000c${text}cc`))).toBe(expected)
  })

  it('is found in the last bytes of 40 MB within half a second, and nothing is found in what almost says it', () => {
    const large = new Uint8Array(40 * 1024 * 1024).fill('c'.charCodeAt(0))
    const start = process.cpuUsage()
    expect(herkunftAus(large)).toBeNull()
    large.set(bytes(`${URI}algorithmicMedia`), large.length - URI.length - 16)
    expect(herkunftAus(large)).toBe('algorithmicMedia')
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  })
})

describe('the packet that we write', () => {
  it('is XMP with the property of IPTC and nothing of anybody', () => {
    const xmp = herkunftXmp('trainedAlgorithmicMedia')
    expect(xmp).toContain(
      '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia<',
    )
    expect(xmp).toContain('xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"')
    expect(xmp.startsWith('<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>')).toBe(true)
    expect(xmp.endsWith('<?xpacket end="w"?>')).toBe(true)
  })
})
