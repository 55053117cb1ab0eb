/** `npm start`. Checked before anything is loaded that an older Node could not even read. */
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  process.stderr.write(
    `Postkampagne braucht Node 24, hier läuft ${process.version}.\nStarten Sie mit "npm start": das nimmt das mitgelieferte Node. Fehlt es, hilft "npm ci".\n`,
  )
  process.exit(1)
}
const { main } = await import('./main.ts')
await main()

export {}
