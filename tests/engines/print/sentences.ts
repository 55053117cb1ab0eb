import { expect } from 'vitest'
import type { Befund } from '#src/contract/dokument.ts'

/** Whole German sentences, with nothing in them that only a program says. */
const SENTENCES = /^[A-ZÄÖÜ„].*[.)]$/

/** Every finding says in sentences what is wrong and, where it helps, what to do. */
export function expectSentences(befunde: readonly Befund[]): void {
  for (const { text, hilfe, code } of befunde) {
    for (const words of hilfe === undefined ? [text] : [text, hilfe]) {
      expect(words).toMatch(SENTENCES)
      expect(words).not.toMatch(/undefined|null|NaN|„“/)
    }
    expect(code).toMatch(/^[a-z][A-Za-z]+$/)
  }
}
