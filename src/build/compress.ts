import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(html|js|css|svg|json|txt|wasm|ttf|webmanifest)$/
/**
 * Of brotli: the highest takes 38 s of the processor for all 231 files, 5 takes 0.7 s and gives 14 % more bytes. A start
 * on somebody's own machine gains nothing from the difference.
 */
const QUALITY = { best: 11, quick: 5 } as const
export type Thoroughness = keyof typeof QUALITY
/** Smaller files gain nothing. */
const COMPRESS_FROM = 1024

/** Lays compressed versions beside the files of a build. */
export async function compressAll(folder: string, how: Thoroughness): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const queue = entries.filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name)).values()
  // Four at once: zlib works in Node's thread pool of that size.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { parentPath, name } of queue) await compressFile(join(parentPath, name), QUALITY[how])
    }),
  )
}

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < COMPRESS_FROM) return
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length, [BROTLI_PARAM_LGWIN]: 22 }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: quality === QUALITY.best ? 9 : 6 }))
}
