import type { Plugin, Rolldown } from 'vite'

const HELPERS = 'rolldown-runtime'
/** Every page that runs anything has this file, and it needs no other one. */
const HOME = 'react'

const chunkNamed = (bundle: Rolldown.OutputBundle, wanted: string): Rolldown.OutputChunk => {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === wanted)
  if (found?.type !== 'chunk') throw new Error(`the build has no file ${wanted}`)
  return found
}

/**
 * Lays the bundler's own helpers, which take no part in groups (chunks.ts), into the file of React: a request less of each
 * first visit for 0.4 KiB.
 */
export function bundlerHelpers(): Plugin {
  return {
    name: 'bundler-helpers',
    apply: 'build',
    // Files are changed once they have their names: a file of another kind of build must not stand in for one of this.
    augmentChunkHash: () => 'helpers in react',
    generateBundle: {
      // Before it is written down which files a late part needs.
      order: 'pre',
      handler(_options, bundle) {
        const helpers = chunkNamed(bundle, HELPERS)
        const home = chunkNamed(bundle, HOME)
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.imports.includes(helpers.fileName)) {
            file.code = file === home ? withHelpers(file.code, helpers.code) : importingFrom(home, file.code)
            file.imports = [
              ...new Set(file.imports.map((name) => (name === helpers.fileName ? home.fileName : name))),
            ].filter((name) => name !== file.fileName)
          }
        delete bundle[helpers.fileName]
      },
    },
  }
}

/** `import{r as e,t}from"./rolldown-runtime-….js";` with its names. */
const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]+";/

const pairsOf = (names: string): [string, string][] =>
  names.split(',').map((pair) => {
    const [from = '', to = from] = pair.trim().split(' as ')
    return [from, to]
  })

function importNames(code: string): [string, string][] {
  const [, names] = IMPORT.exec(code) ?? []
  if (names === undefined) throw new Error('a file takes the helpers of the bundler in another way')
  return pairsOf(names)
}

/** Under a name that nothing else has. */
const outside = (name: string): string => `helper_${name}`

function importingFrom(home: Rolldown.OutputChunk, code: string): string {
  const names = importNames(code).map(([from, to]) => `${outside(from)} as ${to}`)
  const name = home.fileName.split('/').at(-1) ?? ''
  return code.replace(IMPORT, () => `import{${names.join(',')}}from"./${name}";`)
}

function withHelpers(code: string, helpers: string): string {
  const [statement, names = ''] = /export\{([^}]*)\};?\s*$/.exec(helpers) ?? []
  if (statement === undefined) throw new Error('the helpers of the bundler export in another way')
  const given = pairsOf(names)
  const body = helpers.slice(0, -statement.length)
  const made = `var{${given.map(([, to]) => `${to}:${outside(to)}`).join(',')}}=(()=>{${body};return{${given.map(([from, to]) => `${to}:${from}`).join(',')}}})()`
  const used = importNames(code).map(([from, to]) => `${to}=${outside(from)}`)
  const exported = `export{${given.map(([, to]) => outside(to)).join(',')}};`
  return `${code.replace(IMPORT, () => `${made},${used.join(',')};`)}${exported}`
}
