import { beforeEach, expect, test, vi } from 'vitest'
import { listenToWheel, zoomGesture } from '#src/shared/zoom/zoomGesture.ts'

const [board, paper] = [document.createElement('div'), document.createElement('div')]
const draw = vi.fn<(zoom: number) => void>()
const turn = (ctrlKey: boolean) =>
  board.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, ctrlKey, bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  draw.mockClear()
  document.body.append(board)
  board.append(paper)
  const stop = listenToWheel(board, zoomGesture({ board, paper: () => paper, zoom: () => 1, draw }))
  return () => {
    stop()
    vi.useRealTimers()
  }
})

test('a zoom by the wheel is drawn once it is quiet', () => {
  turn(true)
  vi.advanceTimersByTime(139)
  expect(draw).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(draw).toHaveBeenCalledOnce()
})

test.each([
  ['a press on the board', () => paper.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a press on a button for the zoom', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a turn without Ctrl', () => turn(false)],
])('%s ends a zoom by the wheel at once and only once', (_what, act) => {
  turn(true)
  act()
  expect(draw).toHaveBeenCalledExactlyOnceWith(Math.E)
  expect(paper.style.transform).toBe('')
  vi.advanceTimersByTime(1000)
  expect(draw).toHaveBeenCalledOnce()
})
