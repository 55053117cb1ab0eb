import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(html|js|css|svg|json|txt|wasm|ttf|webmanifest)$/
/** Fonts are 13 % smaller at the highest quality, which takes twenty times as long: not worth a start. */
const FONT_FILE = /\.ttf$/
/** Smaller files gain nothing. */
const COMPRESS_FROM = 1024

/** Lays compressed versions beside the files of a build. */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const queue = entries.filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name)).values()
  // Four at once: zlib works in Node's thread pool of that size.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { parentPath, name } of queue) await compressFile(join(parentPath, name))
    }),
  )
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < COMPRESS_FROM) return
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants
  const quality = FONT_FILE.test(file) ? 9 : 11
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length, [BROTLI_PARAM_LGWIN]: 22 }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
