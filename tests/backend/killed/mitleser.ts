import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onPath } from '#tests/support/browser.ts'

/** Another program that reads a database beside the service, and backs it up, again and again. */
export interface Mitleser {
  name: string
  /** When it has read and backed up for the first time. */
  begun: Promise<void>
  /** Ends it; what it complained of, and how often it got through. */
  end: () => Promise<{ said: string; gelesen: number; gesichert: number }>
}

/** Every reader writes `l` for a reading and `s` for a backup. A program that waits for nobody is told to wait 5 s. */
const NODE = `
  const { DatabaseSync, backup } = require('node:sqlite')
  const { setTimeout } = require('node:timers/promises')
  const [file, copy] = process.argv.slice(1)
  const work = async () => {
    for (;;) {
      const db = new DatabaseSync(file, { timeout: 5000 })
      db.prepare('select count(*) from kampagne').get()
      process.stdout.write('l')
      await backup(db, copy)
      process.stdout.write('s')
      db.close()
      await setTimeout(50)
    }
  }
  work()`

const PYTHON = `
import sqlite3, sys, time
file, copy = sys.argv[1:]
while True:
    db = sqlite3.connect(file, timeout=5)
    db.execute('select count(*) from kampagne').fetchall()
    print('l', end='', flush=True)
    into = sqlite3.connect(copy)
    db.backup(into)
    into.close()
    print('s', end='', flush=True)
    db.close()
    time.sleep(0.05)
`

const SHELL = `while true; do
  sqlite3 -cmd '.timeout 5000' "$1" 'select count(*) from kampagne' >/dev/null && printf l
  sqlite3 -cmd '.timeout 5000' "$1" ".backup '$2'" && printf s
  sleep 0.05
done`

function start(name: string, command: string, args: string[]): Mitleser {
  // A separate group: the shell's programs end with it.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let out = ''
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'close')
  const begun = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      if (out.includes('s')) resolve()
    })
    void ended.then(() => reject(new Error(`${name}: ${said}`)))
  })
  return {
    name,
    begun,
    async end() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
      return { said, gelesen: out.split('l').length - 1, gesichert: out.split('s').length - 1 }
    },
  }
}

/** A second process with Node's own SQLite. `alle`: also SQLite's shell and Python, where the machine has them. */
export function starteMitleser(file: string, folder: string, alle: boolean): Mitleser[] {
  const readers = [start('node', process.execPath, ['-e', NODE, file, join(folder, 'node.sqlite')])]
  if (alle && onPath(['sqlite3']))
    readers.push(start('sqlite3', 'sh', ['-c', SHELL, 'sh', file, join(folder, 'sqlite3.sqlite')]))
  if (alle && onPath(['python3']))
    readers.push(start('python3', 'python3', ['-c', PYTHON, file, join(folder, 'python3.sqlite')]))
  return readers
}
