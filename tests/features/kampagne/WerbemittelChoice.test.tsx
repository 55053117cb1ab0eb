import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { WerbemittelChoice } from '#src/features/kampagne/wizard/WerbemittelChoice.tsx'

const ZEIT = '2026-11-20T09:00:00.000Z'
const SHEET: WerbemittelZeile = {
  idPtWerbemittel: 1,
  bezeichnung: 'Adventsgruß',
  format: 'maxipostkarte',
  typ: 'editor',
  status: 'bereit',
  pruefStatus: 'ok',
  vorschau: ['/api/vorschau/vorn.webp', '/api/vorschau/hinten.webp'],
  kennzeichnung: null,
  verwendetIn: [],
  verwendungen: 0,
  erstelltAm: ZEIT,
  geaendertAm: ZEIT,
  version: 1,
}

test('a sheet is chosen by its picture, and turned round by its button, which chooses nothing', async () => {
  const onChoose = vi.fn()
  const user = userEvent.setup()
  render(<WerbemittelChoice werbemittel={SHEET} checked={false} onChoose={onChoose} />)
  const turn = screen.getByRole('button', { pressed: false })
  await user.click(turn)
  expect(turn).toHaveAttribute('aria-pressed', 'true')
  expect(onChoose).not.toHaveBeenCalled()
  await user.click(screen.getAllByRole('img')[0] ?? document.body)
  expect(onChoose).toHaveBeenCalledOnce()
})
