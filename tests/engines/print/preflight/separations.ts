import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { run, withFile } from '../fixtures.ts'

/** Most ink of any place of the first page by Ghostscript's separations, per cent. */
export async function separated(file: Uint8Array): Promise<number> {
  return withFile(file, async (path, folder) => {
    run('gs', [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-dSAFER',
      '-sDEVICE=tiffsep',
      '-dOverprint=/enable',
      '-dLastPage=1',
      '-r36',
      `-sOutputFile=${join(folder, 's%d.tif')}`,
      path,
    ])
    const plates = ['Cyan', 'Magenta', 'Yellow', 'Black', 'HKS 13']
      .map((name) => join(folder, `s1(${name}).tif`))
      .filter((plate) => existsSync(plate))
    const inks = await Promise.all(
      plates.map(async (plate) => sharp(readFileSync(plate)).extractChannel(0).raw().toBuffer()),
    )
    const [first] = inks
    if (!first) throw new Error('Ghostscript wrote no plates')
    const sums = [...first.keys()]
      .map((i) => inks.reduce((sum, plate) => sum + (255 - (plate[i] ?? 255)), 0))
      .toSorted((a, b) => b - a)
    // The third highest: an edge may round up.
    return (sums[2] ?? 0) / 2.55
  })
}
