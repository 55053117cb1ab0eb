import { describe, expect, test } from 'vitest'
import { edgeOf, projectFiles, specifiersOf, type Edge } from './imports.ts'
import { LAYERS, type Layer } from './layers.ts'

const inside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

/** The most specific layer of a file. */
function layerOf(file: string): Layer | undefined {
  return LAYERS.filter((layer) => inside(file, layer.folder)).toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

/** Folder that a file of an `own` layer may not leave sideways: src/features/kampagne. */
function worldOf(file: string, layer: Layer): string {
  if (!layer.own) return layer.folder
  return `${layer.folder}/${file.slice(layer.folder.length + 1).split('/')[0]}`
}

/** Why an import is not allowed, or null. */
function violation({ from, to, kind }: Edge): string | null {
  const layer = layerOf(from)
  if (!layer) return `${from} lies in no layer`
  if (kind === 'package') {
    const allowed = layer.packages.some((name) => name === '*' || name === to || to.startsWith(`${name}/`))
    return allowed ? null : `${from} may not use the package ${to}`
  }
  if (inside(to, worldOf(from, layer))) return null
  if (layer.own && inside(to, layer.folder)) return `${from} may not see its neighbour ${to}`
  return layer.imports.some((folder) => inside(to, folder)) ? null : `${from} may not import ${to}`
}

const files = projectFiles()
const edges = files.flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))

describe('boundaries', () => {
  test('sees the files and their imports', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(edges.length).toBeGreaterThan(400)
  })

  test('every import respects the layer table', () => {
    expect(edges.map(violation).filter((found) => found !== null)).toEqual([])
  })

  test('sample endpoints are known to their screens and to who answers them, never to the product', () => {
    const samples = edges.filter(({ to }) => inside(to, 'src/contract/demo') || inside(to, 'src/demo'))
    const knowing = ['src/demo', 'src/contract/demo', 'mocks/demo', 'tests', 'src/app/demoRoutes.ts', 'src/main.tsx']
    expect(samples.length).toBeGreaterThan(5)
    expect(samples.filter(({ from }) => !knowing.some((place) => inside(from, place)))).toEqual([])
  })

  test('the nouns of the stand-in stand one above the other', () => {
    const folders = LAYERS.map(({ folder }) => folder).filter((folder) => /^mocks\/backend\/(?!serve)/.test(folder))
    const upwards = LAYERS.flatMap(({ folder, imports }) =>
      imports.filter((other) => folders.includes(other) && folders.indexOf(other) >= folders.indexOf(folder)),
    )
    expect(folders.length).toBeGreaterThan(15)
    expect(upwards).toEqual([])
    // A folder without a row would get the rights of the row that puts the nouns together.
    const known = [...folders, ...['seed', 'simulator', 'serve'].map((name) => `mocks/backend/${name}`)]
    const others = files.filter((file) => /^mocks\/backend\/.*\//.test(file))
    expect(others.filter((file) => !known.some((folder) => inside(file, folder)))).toEqual([])
  })

  test.each([
    ['src/contract/wire.ts', '#src/base/number/german.ts'],
    ['src/base/number/german.ts', '#src/api/http.ts'],
    ['src/base/number/german.ts', 'axios'],
    ['src/shared/ui/Page.tsx', '#src/entities/session/currentUser.ts'],
    ['src/entities/kampagne/queries.ts', '#src/entities/zielgruppe/queries.ts'],
    ['src/features/kampagne/pages/KampagneListPage.tsx', '#src/features/zielgruppe/angaben.ts'],
    ['src/features/kampagne/pages/KampagneListPage.tsx', '#src/api/client.ts'],
    ['src/features/kampagne/pages/KampagneListPage.tsx', 'axios'],
    ['src/app/router.tsx', '#mocks/demo/browser.ts'],
    ['src/app/router.tsx', '#src/build/product.ts'],
    ['src/build/landing.ts', '#mocks/backend/platform/files.ts'],
    ['mocks/backend/app.ts', '#src/shared/storage/storage.ts'],
    ['mocks/backend/platform/mail.ts', '../konto/marke.ts'],
    ['mocks/backend/konto/marke.ts', '../kampagne/load.ts'],
    ['mocks/backend/kampagne/act.ts', '../handlers.ts'],
    ['mocks/backend/suche/handlers.ts', '../statistik/handlers.ts'],
    ['src/demo/users/UsersPage.tsx', '#src/entities/session/currentUser.ts'],
    ['src/demo/users/UsersPage.tsx', '#mocks/demo/state.ts'],
    ['src/features/kampagne/pages/KampagneListPage.tsx', '#src/demo/demoApi.ts'],
    ['mocks/demo/browser.ts', '#mocks/backend/app.ts'],
    ['src/routes/pages.ts', '#src/shared/routing/featureRoute.ts'],
    ['src/routes/pages.ts', 'react'],
    ['src/elsewhere/file.ts', 'react'],
  ])('a planted import is found: %s -> %s', (from, specifier) => {
    expect(violation(edgeOf(from, specifier))).not.toBeNull()
  })
})
