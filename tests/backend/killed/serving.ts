import { readConfig, type ServeConfig } from '#mocks/backend/serve/config.ts'
import { listen, sayFault, standIn } from '#mocks/backend/serve/main.ts'

/** The server of `npm start` without the files of the product, on any free port unless told otherwise; says its port. */
let config: ServeConfig | null = null
try {
  config = readConfig({ PORT: '0', ...process.env })
  const running = await standIn(config, (text) => process.stderr.write(`${text}\n`))
  listen(config, running, (port) => process.stdout.write(`${port}\n`))
} catch (error) {
  sayFault(error, config)
  process.exitCode = 1
}
