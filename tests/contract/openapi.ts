import { writeFile } from 'node:fs/promises'
import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'

/** `npm run openapi -- [file] [address of the service]`: the OpenAPI description, by default into openapi.json. */
const [file = 'openapi.json', serverUrl = 'http://localhost:3000'] = process.argv.slice(2)
const beschreibung = apiBeschreibung({ produktName: process.env.PRODUKT_NAME ?? 'Postkampagne', serverUrl })
await writeFile(file, `${JSON.stringify(beschreibung, null, 2)}\n`)
console.log(`${file}: ${Object.keys(beschreibung.paths).length} addresses`)
