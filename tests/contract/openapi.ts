import { readFile, writeFile } from 'node:fs/promises'
import { API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import { recordOf, surfaceOf } from '#tests/domain/apizugang/surface.ts'

/**
 * `npm run openapi -- [file] [address of the service]`: the OpenAPI description, by default into openapi.json, which
 * git leaves alone; `-` writes it to the output, `--surface` records what this version promises to programs, once.
 */
const [file = 'openapi.json', serverUrl = 'http://localhost:3000'] = process.argv.slice(2)
const beschreibung = apiBeschreibung({ produktName: process.env.PRODUKT_NAME ?? 'Postkampagne', serverUrl })
if (file === '--surface') {
  const record = 'tests/domain/apizugang/surface.txt'
  const before = await readFile(record, 'utf8').catch(() => null)
  await writeFile(record, recordOf(API_VERSION, surfaceOf(beschreibung), before))
  console.log(record)
  process.exit()
}
const text = `${JSON.stringify(beschreibung, null, 2)}\n`
if (file === '-') process.stdout.write(text)
else {
  await writeFile(file, text)
  console.log(`${file}: ${Object.keys(beschreibung.paths).length} addresses`)
}
