import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

interface Eintrag {
  /** Pictures and PDF are packed already. */
  gepackt?: boolean
  mtime?: Date
}

/** A ZIP that is made while it is sent: what is put in comes out in pieces, and none of it is kept. */
export class ZipStrom {
  readonly #fertig: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#fertig.push(chunk)
  })

  /** A file that comes piece by piece; `ende` closes it. One at a time. */
  begin(
    name: string,
    { gepackt = false, mtime }: Eintrag = {},
  ): { push: (bytes: Uint8Array) => void; ende: () => void } {
    const entry = gepackt ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    if (mtime) entry.mtime = mtime
    this.#zip.add(entry)
    return { push: (bytes) => entry.push(bytes), ende: () => entry.push(new Uint8Array(), true) }
  }

  datei(name: string, bytes: Uint8Array, eintrag?: Eintrag): void {
    const { push, ende } = this.begin(name, eintrag)
    push(bytes)
    ende()
  }

  ende(): void {
    this.#zip.end()
  }

  /** What came out since it was asked last. */
  fertige(): Uint8Array[] {
    return this.#fertig.splice(0)
  }
}
