import { writeFile } from 'node:fs/promises'
import { API_VERSION } from '#src/contract/openapi/adresse.ts'
import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import { surfaceOf } from '#tests/domain/apizugang/surface.ts'

/**
 * `npm run openapi -- [file] [address of the service]`: the OpenAPI description, by default into openapi.json, which
 * git leaves alone; `-` writes it to the output, `--surface` records what this version promises to programs.
 */
const [file = 'openapi.json', serverUrl = 'http://localhost:3000'] = process.argv.slice(2)
const beschreibung = apiBeschreibung({ produktName: process.env.PRODUKT_NAME ?? 'Postkampagne', serverUrl })
if (file === '--surface') {
  // Once per version: what it promised is never written anew.
  const record = `tests/domain/apizugang/surface/${API_VERSION}.txt`
  await writeFile(record, `${surfaceOf(beschreibung).join('\n')}\n`, { flag: 'wx' })
  console.log(record)
  process.exit()
}
const text = `${JSON.stringify(beschreibung, null, 2)}\n`
if (file === '-') process.stdout.write(text)
else {
  await writeFile(file, text)
  console.log(`${file}: ${Object.keys(beschreibung.paths).length} addresses`)
}
