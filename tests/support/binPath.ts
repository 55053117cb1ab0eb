import { delimiter, resolve } from 'node:path'

/** An environment in which programs of the packages are found, also where no script of npm began. */
export const withBin = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${resolve(import.meta.dirname, '../../node_modules/.bin')}${delimiter}${env.PATH ?? ''}`,
})
