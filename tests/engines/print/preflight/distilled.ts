import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, withFile } from '../fixtures.ts'

/** A postcard that Ghostscript writes out of these PostScript operators, in mm of the data format from the bottom left. */
export async function distilled(operators: string): Promise<Uint8Array> {
  const source = `%!PS
/MM 72 25.4 div def << /PageSize [241 MM mul 131 MM mul] >> setpagedevice
[ /TrimBox [3 MM mul 3 MM mul 238 MM mul 128 MM mul] /PAGES pdfmark
gsave MM MM scale ${operators} grestore showpage showpage`
  return withFile(new TextEncoder().encode(source), (path, folder) => {
    const out = join(folder, 'out.pdf')
    writeFileSync(join(folder, 'in.ps'), source)
    const flate = ['-dMonoImageFilter=/FlateEncode', '-dColorImageFilter=/FlateEncode', '-dAutoFilterColorImages=false']
    run('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', ...flate, `-sOutputFile=${out}`, path])
    return new Uint8Array(readFileSync(out))
  })
}
