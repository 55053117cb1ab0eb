import { describe, expect, it } from 'vitest'
import { asShare, createRandom, mulberry32 } from '#src/base/random.ts'

const many = <T>(draw: () => T, count = 2000): T[] => Array.from({ length: count }, draw)

describe('numbers of a seed', () => {
  it('are those of mulberry32, whatever the sign of the seed', () => {
    expect(many(mulberry32(0), 3)).toEqual([1144304738, 1416247, 958946056])
    expect(many(mulberry32(-1), 3)).toEqual(many(mulberry32(0xffff_ffff), 3))
  })

  it('are shares of all numbers of 32 bits', () => {
    expect([asShare(0), asShare(2 ** 31), asShare(2 ** 32 - 1) < 1]).toEqual([0, 0.5, true])
  })

  it('are the same for a seed and a label on every machine, since drawings are kept by their seed', () => {
    expect(many(createRandom(1, 'Rose').next, 2)).toEqual([0.14866222883574665, 0.8967817672528327])
    expect(many(createRandom(2, 'Rose').next, 2)).not.toEqual(many(createRandom(1, 'Rose').next, 2))
    expect(createRandom(7).next()).toBe(createRandom(7, '').next())
  })
})

describe('what is drawn', () => {
  const random = createRandom(5, 'draws')

  it('lies between both ends', () => {
    const drawn = many(() => random.between(-3, 9))
    expect([Math.floor(Math.min(...drawn)), Math.ceil(Math.max(...drawn))]).toEqual([-3, 9])
  })

  it('is every whole number, both ends included, about equally often', () => {
    const drawn = many(() => random.int(2, 5))
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4, 5]))
    expect(drawn.filter((one) => one === 5).length).toBeGreaterThan(400)
  })

  it('comes true as often as its part says', () => {
    const often = many(() => random.chance(0.8)).filter(Boolean).length
    expect(often).toBeGreaterThan(1500)
    expect(often).toBeLessThan(1700)
    expect([random.chance(0), random.chance(1)]).toEqual([false, true])
  })

  it('is every one of a list, the first and the last too', () => {
    expect([...new Set(many(() => random.pick(['a', 'b', 'c'])))].toSorted()).toEqual(['a', 'b', 'c'])
    const [picks, places] = [createRandom(4), createRandom(4)]
    expect(many(() => picks.pick([0, 1, 2, 3, 4]), 40)).toEqual(many(() => places.int(0, 4), 40))
  })

  it('is the whole list in another order, which stays as it was', () => {
    const list = Object.freeze([1, 2, 3, 4, 5, 6])
    const orders = many(() => random.shuffle(list), 50)
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(list)
    expect(new Set(orders.map(String)).size).toBeGreaterThan(40)
    // By the numbers that were drawn, smallest first.
    const next = createRandom(3).next
    const drawn = list.map((value) => ({ value, at: next() }))
    expect(createRandom(3).shuffle(list)).toEqual(drawn.toSorted((a, b) => a.at - b.at).map(({ value }) => value))
  })

  it('of a fork moves nothing in its stem, and differs by its name', () => {
    const [one, other] = [createRandom(9, 'stem'), createRandom(9, 'stem')]
    const fork = one.fork('leaf')
    expect(many(fork.next, 3)).toEqual(many(other.fork('leaf').next, 3))
    expect(one.next()).toBe(other.next())
    expect(one.fork('leaf').next()).not.toBe(one.fork('root').next())
  })
})
