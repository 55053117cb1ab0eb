/**
 * Who may import whom, and which packages belong where. A layer is a folder; `own` layers (entities, features) hold one
 * folder per noun, and nouns do not see each other.
 */
export interface Layer {
  /** Folder from the root of the project. */
  folder: string
  /** Folders whose modules may be imported. The own folder always may. */
  imports: readonly string[]
  /** Packages and built-in modules that may be imported; '*' for any. */
  packages: readonly string[]
  /** Each folder below is a separate world. */
  own?: true
}

const UI = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion',
  'i18next',
  'react-i18next',
  'react-router-dom',
] as const

/** Rules that browser and service share, from the top down. */
const RULES = ['src/domain', 'src/engines', 'src/base', 'src/contract'] as const

/** A folder of the stand-in; `imports`: its folders that may be imported. */
function standIn(name: string, imports: readonly string[], packages: readonly string[]): Layer {
  const folder = (part: string) => (part === '' ? 'mocks/backend' : `mocks/backend/${part}`)
  return { folder: folder(name), imports: [...imports.map(folder), ...RULES], packages }
}

/** A noun of the trade; `imports`: other nouns that may be imported. */
function noun(name: string, imports: readonly string[] = [], packages: readonly string[] = []): Layer {
  const others = imports.map((other) => `src/domain/${other}`)
  return { folder: `src/domain/${name}`, imports: [...others, 'src/engines', 'src/base', 'src/contract'], packages }
}

/** A technical workshop; `imports`: others that may be imported. */
function engine(name: string, imports: readonly string[], packages: readonly string[]): Layer {
  const others = imports.map((other) => `src/engines/${other}`)
  return { folder: `src/engines/${name}`, imports: [...others, 'src/base', 'src/contract'], packages }
}

/** What runs in the browser. */
const PROGRAM = [
  'src/app',
  'src/shell',
  'src/demo',
  'src/routes',
  'src/features',
  'src/entities',
  'src/shared',
  'src/api',
  ...RULES,
  'locales',
] as const

export const LAYERS: readonly Layer[] = [
  { folder: 'src/contract', imports: [], packages: ['zod'] },
  { folder: 'src/base', imports: ['src/contract'], packages: [] },
  // The workshops, one above the other.
  engine('print', [], ['fontkit', 'lean-qr', '@cantoo/pdf-lib', '@embedpdf/pdfium', 'fflate']),
  engine('addresses', ['print'], []),
  engine('motifs', ['print'], []),
  // XMP of a PNG may lie packed in it.
  engine('images', ['print', 'addresses', 'motifs'], ['fflate']),
  // The trade; a noun sees those above it that it names.
  noun('ability', [], ['@casl/ability']),
  noun('price'),
  noun('konto', [], ['jsvat-next']),
  noun('mitarbeiter', ['ability']),
  noun('passwort'),
  noun('suche'),
  noun('upload'),
  noun('zugang'),
  // The same hash in the browser and in the service, row by row: the browser's own only answers later.
  noun('zielgruppe', [], ['@noble/hashes']),
  noun('kampagne', ['ability', 'price', 'konto'], ['feiertagejs']),
  noun('rechnung', ['price', 'kampagne']),
  noun('apizugang', ['ability', 'kampagne']),
  { folder: 'src/api', imports: ['src/contract'], packages: ['axios', 'zod'] },
  { folder: 'src/routes', imports: ['src/contract'], packages: [] },
  {
    folder: 'src/shared',
    imports: ['src/routes', ...RULES, 'locales'],
    packages: [
      ...UI,
      '@casl/ability',
      '@casl/react',
      'notistack',
      'i18next',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      'idb',
      '@tanstack/react-query',
      'react-error-boundary',
      '@mui/stylis-plugin-rtl',
      'stylis',
    ],
  },
  {
    folder: 'src/entities',
    imports: ['src/shared', 'src/routes', 'src/api', ...RULES],
    // Forms: what stands on the pages of two features, like the own password.
    packages: [
      ...UI,
      '@tanstack/react-query',
      'comlink',
      // Its decoder reads JPEGs of inks, which no browser does.
      'pdfjs-dist',
      '@embedpdf/pdfium',
      'zod',
      'react-hook-form',
      '@hookform/resolvers',
    ],
    own: true,
  },
  {
    folder: 'src/features',
    imports: ['src/entities', 'src/shared', 'src/routes', ...RULES],
    packages: [
      ...UI,
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      'react-dropzone',
      'react-error-boundary',
      // The map of the Leitregionen.
      'd3-geo',
      'topojson-client',
      'topojson-specification',
    ],
    own: true,
  },
  {
    folder: 'src/shell',
    imports: ['src/entities', 'src/shared', 'src/routes', ...RULES],
    packages: [...UI, '@tanstack/react-query'],
  },
  // Sample screens of the template: they see no noun of the product.
  {
    folder: 'src/demo',
    imports: ['src/shared', 'src/routes', 'src/contract'],
    packages: [
      ...UI,
      'axios',
      'zod',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers',
      '@mui/x-data-grid',
      '@fullcalendar',
      'temporal-polyfill',
    ],
  },
  { folder: 'src/demo/charts', imports: ['src/demo', 'src/shared'], packages: [...UI, '@mui/x-charts'] },
  // The map draws the places and Leitregionen that the product knows.
  {
    folder: 'src/demo/maps',
    imports: ['src/demo', 'src/shared', ...RULES],
    packages: [...UI, 'd3-geo', 'topojson-client', 'topojson-specification'],
  },
  { folder: 'src/app', imports: PROGRAM, packages: ['*'] },
  { folder: 'src/main.tsx', imports: [...PROGRAM, 'mocks/demo'], packages: ['*'] },
  // Runs while building, never in the browser: the page's own script, skeleton and colours, and the files of the build.
  {
    folder: 'src/build',
    imports: ['src/shared/theme', 'src/shared/i18n', 'src/contract', 'src/routes'],
    packages: ['vite', '@hono/node-server', 'node:*'],
  },
  { folder: 'mocks/demo', imports: ['src/contract'], packages: ['msw', 'zod'] },
  // The stand-in from the ground up; a noun sees those above it in this list that it names, never one below.
  standIn('platform', [], ['kysely', 'pg', 'sharp', 'zod', 'fflate', '@cantoo/pdf-lib', 'zxing-wasm', 'node:*']),
  standIn('bilddienst', ['platform'], []),
  standIn('zugang', ['platform'], ['kysely', 'node:*']),
  standIn('apizugang', ['platform', 'zugang'], ['kysely', 'zod', 'node:*']),
  standIn('verwendung', ['platform'], []),
  standIn('preisliste', ['platform'], ['kysely', 'node:*']),
  standIn('zielgruppe', ['platform', 'apizugang', 'verwendung', 'preisliste'], ['kysely']),
  standIn('uebertragung', ['platform', 'zielgruppe'], ['kysely', 'node:*']),
  standIn('werbemittel', ['platform', 'verwendung'], ['kysely', 'sharp', 'node:*']),
  standIn('bildgenerierung', ['platform', 'werbemittel'], ['kysely', 'sharp', 'node:*']),
  standIn('rechnung', ['platform', 'apizugang'], ['kysely']),
  standIn('konto', ['platform', 'zugang', 'zielgruppe', 'rechnung'], ['kysely', 'sharp', 'fflate', 'node:*']),
  standIn(
    'kampagne',
    ['platform', 'zugang', 'apizugang', 'zielgruppe', 'werbemittel', 'preisliste', 'rechnung', 'konto'],
    ['kysely', 'node:*'],
  ),
  standIn('zahlung', ['platform', 'zugang', 'rechnung', 'konto', 'kampagne'], ['kysely', 'zod', 'node:*']),
  standIn('freigabe', ['platform', 'konto', 'kampagne', 'zahlung'], []),
  standIn('druckauftrag', ['platform', 'zielgruppe', 'rechnung', 'kampagne'], ['kysely', 'node:*']),
  standIn('mitarbeiter', ['platform', 'zugang', 'apizugang', 'kampagne'], ['kysely', 'sharp']),
  standIn('registrierung', ['platform', 'zugang', 'apizugang', 'mitarbeiter'], []),
  standIn('session', ['platform', 'zugang', 'konto', 'registrierung'], []),
  standIn('sperrliste', ['platform', 'zielgruppe', 'konto'], ['kysely']),
  standIn('auskunft', ['platform', 'zielgruppe', 'konto', 'kampagne', 'druckauftrag', 'sperrliste'], ['fflate']),
  standIn('statistik', ['platform', 'apizugang', 'kampagne'], ['kysely']),
  standIn('suche', ['platform'], []),
  // What puts the nouns together: dispatcher, jobs, samples, simulator.
  standIn('', [], ['hono', '@hono/node-server', 'kysely', 'sharp', 'zod', 'node:*']),
  {
    folder: 'mocks/backend/serve',
    // It builds the product before it serves it.
    imports: ['mocks/backend', ...RULES, 'src/routes', 'src/build/product.ts'],
    packages: ['*'],
  },
  {
    folder: 'tests',
    imports: ['src', 'mocks', 'locales', 'tests', 'vite.config.ts', 'package.json', 'package-lock.json'],
    packages: ['*'],
  },
  { folder: 'vite.config.ts', imports: ['src/build'], packages: ['*'] },
]
