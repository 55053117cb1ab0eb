/** Invented figures, the same for everybody: a small generator with a fixed start. */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Twelve values that rise or fall by and by, with the year's ups and downs. */
function year(start: number, { from, growth, swing }: { from: number; growth: number; swing: number }): number[] {
  const next = numbersFrom(start)
  return Array.from({ length: 12 }, (_, month) =>
    Math.round(from * (1 + (growth * month) / 12) * (1 + swing * Math.sin((month / 12) * 2 * Math.PI) + next() * 0.12)),
  )
}

export const MONTHS: readonly Date[] = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 1)))
/** Monday to Sunday. */
export const WEEKDAYS: readonly Date[] = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2025, 5, 2 + day)))

export const VISITS = {
  before: year(7, { from: 3200, growth: 0.2, swing: 0.12 }),
  now: year(11, { from: 3900, growth: 0.35, swing: 0.15 }),
}

export const ORDERS = { web: [142, 168, 155, 171, 133, 64, 48], phone: [88, 76, 81, 69, 72, 21, 9] }

export const SOURCES = {
  letter: year(23, { from: 900, growth: 0.5, swing: 0.2 }),
  search: year(29, { from: 1300, growth: 0.1, swing: 0.05 }),
  friends: year(31, { from: 420, growth: 0.3, swing: 0.1 }),
}

/** Hundredths. */
export const DEVICES = { phone: 54, computer: 31, tablet: 11, other: 4 }

export interface Point {
  id: number
  /** Letters sent, answers per hundred of them. */
  x: number
  y: number
}

function cloud(start: number, middle: number, firstId: number): Point[] {
  const next = numbersFrom(start)
  return Array.from({ length: 24 }, (_, index) => {
    const x = 200 + Math.round(next() * 4800)
    return { id: firstId + index, x, y: Math.round((middle + next() * 2.2 - x / 4200) * 10) / 10 }
  })
}

export const ANSWERS = { postcard: cloud(41, 2.4, 1), letter: cloud(43, 3.6, 101) }

export const TILES = {
  visits: { values: VISITS.now, better: 'more' },
  orders: { values: year(53, { from: 310, growth: 0.25, swing: 0.1 }), better: 'more' },
  returns: { values: year(59, { from: 48, growth: -0.3, swing: 0.08 }), better: 'fewer' },
  letters: { values: year(61, { from: 12_400, growth: 0.15, swing: 0.2 }), better: 'more' },
} as const
