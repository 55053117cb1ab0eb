import type { PfadOp } from '#src/engines/print/rules.ts'
import type { MotivStil } from '#src/contract/bildgenerierung.ts'
import type { Scene } from '../scene.ts'
import { flaechig } from './flaechig.ts'
import { geometrisch } from './geometrisch.ts'
import { linie } from './linie.ts'
import { scherenschnitt } from './scherenschnitt.ts'

/** How a scene becomes ink. */
export const STYLES: Record<MotivStil, (scene: Scene) => PfadOp[]> = { flaechig, scherenschnitt, linie, geometrisch }
