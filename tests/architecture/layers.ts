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
  /** Each folder below is a world of its own. */
  own?: true
}

const UI = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion',
  'lucide-react',
  'i18next',
  'react-i18next',
  'react-router-dom',
] as const

export const LAYERS: readonly Layer[] = [
  { folder: 'src/contract', imports: [], packages: ['zod'] },
  { folder: 'src/domain/ability', imports: ['src/contract'], packages: ['@casl/ability'] },
  {
    folder: 'src/domain/print',
    imports: ['src/contract', 'src/domain'],
    packages: ['fontkit', 'uqr', '@cantoo/pdf-lib', 'fflate'],
  },
  { folder: 'src/domain/kampagne', imports: ['src/contract', 'src/domain'], packages: ['feiertagejs'] },
  { folder: 'src/domain/konto', imports: ['src/contract', 'src/domain'], packages: ['jsvat-next'] },
  { folder: 'src/domain', imports: ['src/contract'], packages: [] },
  { folder: 'src/api', imports: ['src/contract'], packages: ['axios', 'zod'] },
  {
    folder: 'src/shared',
    imports: ['src/domain', 'src/contract', 'locales'],
    packages: [
      // Made while building (frameStyles).
      'virtual:kit-colours',
      ...UI,
      '@casl/ability',
      '@casl/react',
      'notistack',
      'i18next',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      '@tanstack/react-query',
      'react-error-boundary',
      '@fontsource',
      '@mui/stylis-plugin-rtl',
      'stylis',
    ],
  },
  {
    folder: 'src/entities',
    imports: ['src/shared', 'src/api', 'src/domain', 'src/contract'],
    // Forms: what stands on the pages of two features, like the own password.
    packages: [
      ...UI,
      '@tanstack/react-query',
      '@expo-google-fonts',
      'comlink',
      'pdfjs-dist',
      'zod',
      'react-hook-form',
      '@hookform/resolvers',
    ],
    own: true,
  },
  {
    folder: 'src/features',
    imports: ['src/entities', 'src/shared', 'src/domain', 'src/contract'],
    packages: [
      ...UI,
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      'react-dropzone',
      'react-error-boundary',
    ],
    own: true,
  },
  {
    folder: 'src/shell',
    imports: ['src/entities', 'src/shared', 'src/domain', 'src/contract'],
    packages: [...UI, '@tanstack/react-query'],
  },
  // Sample screens of the template: they see no noun of the product.
  {
    folder: 'src/demo',
    imports: ['src/shared', 'src/contract'],
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
  // The map draws the places that the product knows.
  { folder: 'src/demo/maps', imports: ['src/demo', 'src/shared', 'src/domain'], packages: [...UI] },
  { folder: 'src/app', imports: ['src', 'locales'], packages: ['*'] },
  { folder: 'src/main.tsx', imports: ['src', 'locales', 'mocks/demo'], packages: ['*'] },
  { folder: 'mocks/demo', imports: ['src/contract'], packages: ['msw', 'zod'] },
  {
    folder: 'mocks/backend/serve',
    // The colours of the page are made while building.
    imports: ['mocks/backend', 'src/domain', 'src/contract', 'src/shared/theme'],
    packages: ['*'],
  },
  {
    folder: 'mocks/backend',
    imports: ['src/domain', 'src/contract'],
    packages: [
      'hono',
      '@hono/node-server',
      'kysely',
      'pg',
      'sharp',
      'zod',
      '@cantoo/pdf-lib',
      'fflate',
      'fontkit',
      'fflate',
      'pdfjs-dist',
      'node:*',
    ],
  },
  {
    folder: 'tests',
    imports: ['src', 'mocks', 'locales', 'tests', 'vite.config.ts', 'package.json', 'package-lock.json'],
    packages: ['*'],
  },
  // The page's skeleton and the plan of its files are made while building.
  { folder: 'vite.config.ts', imports: ['mocks/backend/serve'], packages: ['*'] },
]
