import { describe, expect, it } from 'vitest'
import { EQUIVALENT, isEquivalent } from '#tests/mutation/equivalent.ts'
import { prove } from '#tests/mutation/prove.ts'
import { allMutants, sample } from '#tests/mutation/sample.ts'

/** A sample of `npm run prove:mutation`. */
describe('changes of one token of the rules', () => {
  const all = allMutants()

  it('are noticed by the tests of their noun', async () => {
    const chosen = [
      ['src/base/number/dateigroesse.ts', '< → >='],
      // Of this noun one file of tests holds a proof alone.
      ['src/engines/images/kontingent.ts', '12 → 13'],
      ['src/base/text/fold.ts', "'ss' → ''"],
    ].map(([file, change]) => all.find((mutant) => mutant.file === file && mutant.change === change)!)
    const verdicts = await prove(chosen)
    expect(verdicts.filter(({ noticed }) => !noticed)).toEqual([])
    expect(verdicts).toHaveLength(3)
  })

  // Every token of the rules is looked at three times.
  it('are the same for a seed, some of every noun, one a token', { timeout: 300_000 }, () => {
    const draw = sample({ seed: 1, count: 300, noun: undefined })
    expect(draw).toEqual(sample({ seed: 1, count: 300, noun: undefined }))
    expect(new Set(draw.map(({ file, start }) => `${file} ${start}`)).size).toBe(300)
    const nouns = draw.map(({ noun }) => noun)
    expect([...new Set(nouns)].filter((noun) => nouns.filter((other) => other === noun).length < 10)).toEqual([])
    expect(sample({ seed: 2, count: 300, noun: undefined })).not.toEqual(draw)
  })

  it('that make no difference are named for code that is still there', () => {
    const known = new Set(all.filter(isEquivalent).map(({ file, change, text }) => `${file} ${change} ${text}`))
    const named = EQUIVALENT.flatMap(({ file, changes, text }) => changes.map((change) => `${file} ${change} ${text}`))
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(EQUIVALENT.filter(({ reason }) => reason.length < 20)).toEqual([])
  })
})
