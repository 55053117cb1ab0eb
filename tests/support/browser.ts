import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Background services off: no connection leaves the machine, and a closed network costs no time. */
const QUIET_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
]

/** The same engine without windows first: three quarters of the computing time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const FIXED_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
}

/** First program of these names on the PATH. */
export function onPath(names: string[]): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)))
    .find((file) => existsSync(file))
}

/** The machine's Chromium, if it has one. */
export function findExecutable(): string | undefined {
  return (
    process.env.CHROME_PATH ??
    onPath(NAMES) ??
    FIXED_PLACES[process.platform]?.find((file) => existsSync(file)) ??
    undefined
  )
}

/** Launch options for Playwright; without a browser on the machine Playwright's own download is used. */
export function launchOptions() {
  const executablePath = findExecutable()
  return { ...(executablePath ? { executablePath } : {}), chromiumSandbox: false, args: QUIET_FLAGS }
}

/** Whether Debian packages can and may be installed here. */
function canInstallPackages(): boolean {
  const can = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return can && process.env.INSTALL !== '0'
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** What a person reads before something is installed on the machine. */
const announcement = (what: string, why: string): string =>
  `\nInstalls on this machine: ${what}\n  Why: ${why}.\n  To avoid it: stop now (Ctrl+C) and set INSTALL=0.\n`

/** Installs Debian packages, having said so; false when that is not possible or not wanted here. */
export function installPackages(packages: string[], why: string): boolean {
  if (!canInstallPackages()) return false
  console.log(announcement(`${packages.join(', ')} (apt-get)`, why))
  return run('sh', [
    '-c',
    `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ${packages.join(' ')}`,
  ])
}

/** Makes sure that the browser tests have a browser; each way only when the one before found none. */
export async function ensureBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const find = () => findExecutable() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  const why = 'the end-to-end tests need a browser; CHROME_PATH names one that is elsewhere'
  for (const name of ['chromium-headless-shell', 'chromium']) if (!find()) installPackages([name], why)
  if (!find() && process.env.INSTALL !== '0') {
    console.log(announcement('Chromium (playwright install, into the cache of this user)', why))
    run('npx', ['playwright', 'install', 'chromium'])
  }
  return find()
}
