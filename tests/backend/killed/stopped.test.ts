import { afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { layAccounts, service, type Service } from './service.ts'

let running: Service | null = null
afterEach(async () => {
  if (running?.child.exitCode === null) await running.end('SIGKILL')
})

it('LOAD-11 told to stop, it answers what runs, takes nothing new and is gone within five seconds', async () => {
  const dataDir = await temporaryFolder()
  running = service({ DATA_DIR: dataDir, DATABASE_URL: await layAccounts(dataDir) })
  await running.start()
  await running.login()
  const under = running.call('erstelleDatenExport', {})
  await new Promise((resolve) => setTimeout(resolve, 20))
  const begun = Date.now()
  const ended = running.end('SIGTERM')
  const { blob } = await under
  expect(blob.size).toBeGreaterThan(1000)
  expect(await ended).toBe(0)
  expect(Date.now() - begun).toBeLessThan(6000)
  await expect(running.call('checkUserLogin', {})).rejects.toThrow(TypeError)
})
