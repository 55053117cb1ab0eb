import sharp from 'sharp'
import type { Bild } from '#mocks/backend/platform/bild.ts'
import type { BildDienst, DienstAuftrag, DienstErgebnis } from '#mocks/backend/platform/bildwerk.ts'

/** A picture of the asked size, of a colour that follows from the seed. */
async function testBild({ breite, hoehe, saat }: Pick<DienstAuftrag, 'breite' | 'hoehe' | 'saat'>): Promise<Bild> {
  const background = { r: saat % 256, g: (saat >> 8) % 256, b: 120 }
  const bytes = await sharp({ create: { width: breite, height: hoehe, channels: 3, background } })
    .png()
    .toBuffer()
  return { bytes: new Uint8Array(bytes), mime: 'image/png', breite, hoehe, farbraum: 'rgb' }
}

interface Anfrage extends DienstAuftrag {
  /** Answers it; without a result with a picture. */
  reply: (ergebnis?: DienstErgebnis) => Promise<void>
}

/** A service that answers when the test says so, and as it says. */
export class HandDienst implements BildDienst {
  readonly anbieter = 'bilder.example.org'
  readonly modell = 'handarbeit-1'
  readonly #anfragen: Anfrage[] = []
  readonly #wartende: ((anfrage: Anfrage) => void)[] = []
  gleichzeitig = 0
  hoechstens = 0
  /** All that it was asked for. */
  readonly gefragt: DienstAuftrag[] = []

  async make(auftrag: DienstAuftrag, signal: AbortSignal): Promise<DienstErgebnis> {
    this.gefragt.push(auftrag)
    this.gleichzeitig += 1
    this.hoechstens = Math.max(this.hoechstens, this.gleichzeitig)
    try {
      return await new Promise<DienstErgebnis>((resolve) => {
        const gone = { ok: false, art: 'abgebrochen', code: 'ABGEBROCHEN', text: '' } as const
        signal.addEventListener('abort', () => resolve(gone))
        if (signal.aborted) resolve(gone)
        const reply = async (ergebnis?: DienstErgebnis) =>
          resolve(ergebnis ?? { ok: true, bild: await testBild(auftrag), saat: auftrag.saat })
        const anfrage = { ...auftrag, reply }
        const taker = this.#wartende.shift()
        if (taker) taker(anfrage)
        else this.#anfragen.push(anfrage)
      })
    } finally {
      this.gleichzeitig -= 1
    }
  }

  /** The next request that nobody has taken yet. */
  naechste(): Promise<Anfrage> {
    const first = this.#anfragen.shift()
    if (first) return Promise.resolve(first)
    return new Promise((resolve) => this.#wartende.push(resolve))
  }
}

/** A service that answers everything at once. */
export const SOFORT: BildDienst = {
  anbieter: 'bilder.example.org',
  modell: 'sofort-1',
  make: async (auftrag) => ({ ok: true, bild: await testBild(auftrag), saat: auftrag.saat }),
}
