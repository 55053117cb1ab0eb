import { describe, expect, test } from 'vitest'
import {
  commentsOf,
  findingsInComments,
  findingsInDocuments,
  findingsOfDocument,
  findingsOfEnglish,
} from './plainEnglish.ts'

/** Findings of today. They may only fall: a change that mends some lowers the figure. */
const MOST = { documents: 8, comments: 1175 }
/** A figure further above what is found would let as many new findings in. */
const SLACK = 10

const LIST = 'node tests/architecture/plainEnglish.ts PATH lists them'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('Plain English', () => {
  test.each([
    ['documents', findingsInDocuments],
    ['comments', findingsInComments],
  ] as const)('long sentences and riddles in %s only become fewer', (kind, findings) => {
    const count = findings().length
    expect(count, `more than before; ${LIST}`).toBeLessThanOrEqual(MOST[kind])
    expect(count, `lower MOST.${kind} to ${count}`).toBeGreaterThanOrEqual(MOST[kind] - SLACK)
  })
})

describe('What the test finds', () => {
  test.each([
    ['Whoever writes a page reads this first.', 'Whoever'],
    ['The user for whom it was made sees it.', 'whom'],
    ['Each test has a database of its own.', 'of its own'],
    ['They have sources of their own.', 'of their own'],
    ['What looks like a text and is none.', 'is none'],
    ['Numbers that are none.', 'are none'],
    ['The customer sees it when he logs in.', 'he'],
    ['His drafts stay.', 'His'],
    ['The rule stands in the table below.', 'stands'],
    ['Figures stand beside it.', 'stand'],
  ])('%s', (text, found) => {
    expect(findingsOfEnglish(text)).toEqual([expect.stringContaining(`"${found}"`)])
  })

  test('a sentence with more than 25 words, through colons and semicolons', () => {
    expect(findingsOfEnglish(`${words(25)}. ${words(25)}.`)).toEqual([])
    expect(findingsOfEnglish(`Good. ${words(26)}.`)).toHaveLength(1)
    expect(findingsOfEnglish(`${words(13)}: ${words(13)}.`)).toHaveLength(1)
    expect(findingsOfEnglish(`${words(13)}; ${words(13)}.`)).toHaveLength(1)
    expect(findingsOfEnglish(`${words(13)}\n${words(13)}`)).toHaveLength(1)
    expect(findingsOfEnglish(`**${words(13)}.** ${words(13)} (${words(9)}.) ${words(25)}.`)).toEqual([])
  })

  test('neither code nor quotations nor words that only look alike', () => {
    expect(findingsOfEnglish('The page says „Wer ist he, whom und his?“ and `of its own`.')).toEqual([])
    expect(findingsOfEnglish('The stand-in takes its place; X stands for ten. This, then, is there.')).toEqual([])
    expect(findingsOfEnglish(`${words(20)} \`${words(20)}\` „${words(20)}“.`)).toEqual([])
    expect(
      findingsOfEnglish(`The parts are ${'`a`, '.repeat(30)}and \`b\`. ${words(20)}, ${'`a` '.repeat(30)}.`),
    ).toEqual([])
    expect(findingsOfDocument(`See:\n\n    ${words(30)}\n\n\`\`\`sh\nwhoever ${words(30)}\n\`\`\`\n`)).toEqual([])
    expect(findingsOfDocument(`[here](docs/whom.md), ${words(24)}`)).toEqual([])
  })

  test('entries of lists and cells of tables one by one', () => {
    expect(
      findingsOfDocument(`# ${words(9)}\n\n- ${words(20)}\n- ${words(20)}\n\n1. ${words(20)}\n2. ${words(9)}`),
    ).toEqual([])
    expect(findingsOfDocument(`| a | b |\n| --- | --- |\n| ${words(20)} | ${words(20)} |\n`)).toEqual([])
    expect(findingsOfDocument(`- ${words(13)}\n  ${words(13)}\n`)).toHaveLength(1)
    expect(findingsOfDocument(`| a | ${words(26)} |\n`)).toHaveLength(1)
  })

  test('comments and no code; lines in a row are one comment', () => {
    const source = `
      /**
       * One, whom nobody knows.
       * @returns what his page shows
       */
      const whoever = 'of its own'
      // ${words(13)}
      // ${words(13)}
      const two = 2 // ${words(13)}

      // ${words(13)}`
    const findings = commentsOf('a.ts', source).flatMap((text) => findingsOfEnglish(text))
    expect(findings).toEqual([
      expect.stringContaining('"whom"'),
      expect.stringContaining('"his"'),
      expect.stringContaining('too long'),
    ])
  })
})
