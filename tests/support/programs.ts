import { spawnSync } from 'node:child_process'
import { installPackages, onPath } from './browser.ts'

/** Programs of others that read what is printed, serve what is built or are a backend, each with its Debian packages. */
const PACKAGES = {
  pdfdetach: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfimages: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  zbarimg: 'zbar-tools',
  gs: 'ghostscript',
  qpdf: 'qpdf',
  // With the module for the compressed files of the build; it brings nginx along.
  nginx: 'libnginx-mod-http-brotli-static',
  // The program alone, without a service of the machine.
  apache2: 'apache2-bin',
  php: 'php-cli php-sqlite3',
} as const

type Program = keyof typeof PACKAGES

function isProgram(name: string): name is Program {
  return Object.hasOwn(PACKAGES, name)
}

/** PHP is found without its database too, which is a separate package. */
const isThere = (name: Program): boolean =>
  onPath([name]) !== undefined &&
  (name !== 'php' || spawnSync('php', ['-r', 'new PDO("sqlite::memory:");'], { stdio: 'ignore' }).status === 0)

const missing = (programs: readonly Program[]) => programs.filter((name) => !isThere(name))

/** Those that are there: a test may be left out without them. */
export const presentPrograms = (): string[] => Object.keys(PACKAGES).filter(isProgram).filter(isThere)

/** Installs what is missing of them, having said so. */
export function ensurePrograms(): void {
  const names = missing(Object.keys(PACKAGES).filter(isProgram))
  if (names.length === 0) return
  const packages = [...new Set(names.map((name) => PACKAGES[name]))]
  if (
    !installPackages(
      packages,
      'tests look with them into PDF files and QR codes as a print shop would, serve the built pages, and run them against PHP',
    )
  )
    console.log(`not installed: ${packages.join(', ')}`)
}

/**
 * Whether tests that need these programs are left out: only where INSTALL=0 asks for it. Everywhere else one that is missing
 * fails them: a check that nobody runs protects nobody.
 */
export function leftOut(...programs: Program[]): boolean {
  const names = missing(programs)
  if (names.length === 0) return false
  if (process.env.INSTALL === '0') return true
  const what = names.map((name) => `${name} (Debian package ${PACKAGES[name]})`).join(', ')
  throw new Error(`missing: ${what}. \`npm test\` installs it on Debian; INSTALL=0 leaves out what needs it.`)
}
