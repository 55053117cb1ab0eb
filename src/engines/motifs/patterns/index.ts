import { BAUHAUS } from './bauhaus.ts'
import { GROWN } from './grown.ts'
import type { Pattern } from './pattern.ts'
import { ROUND } from './round.ts'
import { STRAIGHT } from './straight.ts'

/** Every pattern of the vocabulary. */
export const PATTERNS: readonly [Pattern, ...Pattern[]] = [BAUHAUS, ...ROUND, ...STRAIGHT, ...GROWN]
