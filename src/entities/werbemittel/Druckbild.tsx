import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { UNMIRRORED_DIRECTION } from '#src/shared/theme/direction.ts'

/** Features that put another glyph in place or move one; print uses none of them (print 3). */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'tnum', 'lnum', 'onum', 'frac', 'case']

const important = (rules: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, `${value} !important`]))

/** How letters are set; only face, size and colour differ. */
const LETTERS = important({
  fontWeight: '400',
  fontStyle: 'normal',
  fontStretch: 'normal',
  fontVariant: 'normal',
  fontVariantEmoji: 'text',
  fontKerning: 'none',
  fontFeatureSettings: FEATURES.map((tag) => `"${tag}" 0`).join(', '),
  fontVariationSettings: 'normal',
  fontLanguageOverride: 'normal',
  fontOpticalSizing: 'none',
  fontSizeAdjust: 'none',
  fontSynthesis: 'none',
  letterSpacing: '0',
  wordSpacing: '0',
  textTransform: 'none',
  textIndent: '0',
  textAnchor: 'start',
  textDecoration: 'none',
  textShadow: 'none',
  textOrientation: 'mixed',
  textRendering: 'geometricPrecision',
  WebkitTextStroke: '0',
  writingMode: 'horizontal-tb',
  whiteSpace: 'pre',
  dominantBaseline: 'auto',
  alignmentBaseline: 'auto',
  baselineShift: '0',
  // The sheet is printed left to right, also in a window that reads the other way.
  [UNMIRRORED_DIRECTION]: 'ltr',
  unicodeBidi: 'bidi-override',
  forcedColorAdjust: 'none',
})

/**
 * Ground of everything that shows print: no style of the page around it, of the reader's own or of a high contrast mode
 * reaches into the drawing (print 0). What is no part of the look, pointer and visibility, still comes from outside.
 */
const Ground = styled('g')({
  ...important({ all: 'initial', pointerEvents: 'inherit', visibility: 'inherit', cursor: 'inherit' }),
  ...LETTERS,
  '& text': LETTERS,
})

export function Druckbild({ children }: { children: ReactNode }) {
  return <Ground lang="de">{children}</Ground>
}
