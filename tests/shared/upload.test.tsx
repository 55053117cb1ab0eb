import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { UploadOptions } from '#src/contract/uploadProgress.ts'
import { initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { Restzeit } from '#src/shared/upload/restzeit.ts'
import { UploadPanel } from '#src/shared/upload/UploadPanel.tsx'
import { useUpload } from '#src/shared/upload/useUpload.ts'

const MB = 1024 * 1024

/** An upload that does what the test says. */
function Screen({ task }: { task: (options: UploadOptions) => Promise<unknown> }) {
  const upload = useUpload()
  return (
    <>
      <button type="button" onClick={() => void upload.run(task)}>
        {'los'}
      </button>
      <UploadPanel label="Die Adressliste" upload={upload} />
    </>
  )
}

beforeAll(async () => {
  await initI18n()
  await loadNamespaces(['common'])
})

/** Begins an upload and gives its ends into the hands of the test. */
async function begin() {
  const given: UploadOptions[] = []
  const user = userEvent.setup()
  render(
    <Screen
      task={(options) =>
        new Promise((_resolve, reject) => {
          given.push(options)
          options.signal.addEventListener('abort', () => reject(new Error('aborted')))
        })
      }
    />,
  )
  await user.click(screen.getByRole('button', { name: 'los' }))
  const tell: UploadOptions['onUpload'] = (progress) => act(() => given[0]?.onUpload(progress))
  return { user, tell, signal: () => given[0]?.signal }
}

test('shows how much has gone and how long it still takes, and says it aloud by quarters', async () => {
  let ms = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ms)
  const { tell } = await begin()
  for (let second = 0; second <= 60; second += 1) {
    ms = second * 1000
    tell({ sent: second * 0.6 * MB, total: 128 * MB, phase: 'sending' })
  }
  expect(screen.getByText('36 von 128 MB (28 %)')).toBeVisible()
  // 92 MB at 0.6 MB/s.
  expect(screen.getByText('noch etwa 3 min')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Die Adressliste: 25 % hochgeladen')
  expect(screen.getByRole('progressbar', { name: 'Die Adressliste wird hochgeladen' })).toHaveAttribute(
    'aria-valuenow',
    '28',
  )
})

test('NET-14 says that the line is broken, and goes on when told to', async () => {
  const { user, tell } = await begin()
  tell({ sent: MB, total: 9 * MB, phase: 'waiting' })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Verbindung unterbrochen. Es geht weiter, sobald sie zurück ist.',
  )
  expect(screen.queryByRole('button', { name: 'Fortsetzen' })).not.toBeInTheDocument()
  const goOn = vi.fn()
  tell({ sent: MB, total: 9 * MB, phase: 'stopped', goOn })
  expect(screen.getByRole('status')).toHaveTextContent('Was schon übertragen ist, bleibt erhalten.')
  await user.click(screen.getByRole('button', { name: 'Fortsetzen' }))
  expect(goOn).toHaveBeenCalledOnce()
})

test('NET-13 a cancelled upload is gone from the screen at once', async () => {
  const { user, tell, signal } = await begin()
  tell({ sent: MB, total: 9 * MB, phase: 'sending' })
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(signal()?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('who leaves the screen ends the upload', async () => {
  const { signal } = await begin()
  screen.getByRole('button', { name: 'Abbrechen' })
  cleanup()
  expect(signal()?.aborted).toBe(true)
})

test('the time that is left follows the line, and what was there before counts for nothing', () => {
  const restzeit = new Restzeit()
  expect(restzeit.at(0, 100 * MB, 128 * MB)).toBeNull()
  expect(restzeit.at(2_000, 101 * MB, 128 * MB)).toBeNull()
  expect(restzeit.at(4_000, 102 * MB, 128 * MB)).toBeCloseTo(52, 0)
  // Nothing moves for a minute: that is how the line is.
  expect(restzeit.at(64_000, 102 * MB, 128 * MB)).toBeGreaterThan(5_000)
})
