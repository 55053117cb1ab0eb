import { writeFile } from 'node:fs/promises'
import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'

/**
 * `npm run openapi -- [file] [address of the service]`: the OpenAPI description, by default into openapi.json, which
 * git leaves alone; `-` writes it to the output.
 */
const [file = 'openapi.json', serverUrl = 'http://localhost:3000'] = process.argv.slice(2)
const beschreibung = apiBeschreibung({ produktName: process.env.PRODUKT_NAME ?? 'Postkampagne', serverUrl })
const text = `${JSON.stringify(beschreibung, null, 2)}\n`
if (file === '-') process.stdout.write(text)
else {
  await writeFile(file, text)
  console.log(`${file}: ${Object.keys(beschreibung.paths).length} addresses`)
}
