import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ICON = /\/src\/shared\/icons\/\w+\.svg$/
const SHAPE = /<(\w+) ([^>]*)\/>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/** The code of an icon's component, of its drawing; the frame of the drawing is that of `icon.tsx`. */
function codeOf(svg: string): string {
  const shapes = [...svg.matchAll(SHAPE)].map(([, tag, attributes = '']) => {
    const props = Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]))
    return `jsx('${tag}', ${JSON.stringify(props)})`
  })
  const drawn = shapes.length === 1 ? shapes[0] : `jsxs(Fragment, { children: [${shapes.join(', ')}] })`
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { icon } from './icon.tsx'
export default icon(${drawn})
`
}

/** Makes a component of each drawing in `src/shared/icons`. A page loads those that it names. */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    load: {
      filter: { id: ICON },
      handler: async (id) => ({ code: codeOf(await readFile(id, 'utf8')), moduleType: 'js' }),
    },
  }
}
