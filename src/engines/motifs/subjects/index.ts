import alltag from './alltag.json' with { type: 'json' }
import backwaren from './backwaren.json' with { type: 'json' }
import bauernhof from './bauernhof.json' with { type: 'json' }
import buero from './buero.json' with { type: 'json' }
import fahrzeuge from './fahrzeuge.json' with { type: 'json' }
import feste from './feste.json' with { type: 'json' }
import freizeit from './freizeit.json' with { type: 'json' }
import gaertnerei from './gaertnerei.json' with { type: 'json' }
import garten from './garten.json' with { type: 'json' }
import gemuese from './gemuese.json' with { type: 'json' }
import getraenke from './getraenke.json' with { type: 'json' }
import haustiere from './haustiere.json' with { type: 'json' }
import kleidung from './kleidung.json' with { type: 'json' }
import konditorei from './konditorei.json' with { type: 'json' }
import obst from './obst.json' with { type: 'json' }
import pflanzen from './pflanzen.json' with { type: 'json' }
import pflege from './pflege.json' with { type: 'json' }
import speisen from './speisen.json' with { type: 'json' }
import weihnachten from './weihnachten.json' with { type: 'json' }
import werkzeug from './werkzeug.json' with { type: 'json' }
import wildtiere from './wildtiere.json' with { type: 'json' }
import wohnen from './wohnen.json' with { type: 'json' }
import { BACKWERK } from './computed/backwerk.ts'
import { DINGE } from './computed/dinge.ts'
import { PFLANZEN } from './computed/pflanzen.ts'
import { drawLines, type Lines } from './lines.ts'
import { isPose, isTone, type Subject } from './subject.ts'

/** A subject as its trade's file holds it. */
interface Entry {
  name: string
  words: string
  /** Separated by blanks. */
  tones: string
  pose: string
  size?: number
  /** Left out where code computes the drawing. */
  draw?: Lines
}

const COMPUTED = { ...BACKWERK, ...DINGE, ...PFLANZEN }

function subjectOf({ tones, pose, draw, ...entry }: Entry): Subject {
  const [first, ...others] = tones.split(' ').filter(isTone)
  const drawn = draw ? drawLines(draw) : COMPUTED[entry.name]
  if (first === undefined || !isPose(pose) || !drawn) throw new Error(`the subject ${entry.name} is not complete`)
  return { ...entry, tones: [first, ...others], pose, draw: drawn }
}

const TRADES: readonly (readonly Entry[])[] = [
  weihnachten,
  feste,
  backwaren,
  konditorei,
  obst,
  gemuese,
  speisen,
  getraenke,
  gaertnerei,
  garten,
  haustiere,
  bauernhof,
  wildtiere,
  pflanzen,
  alltag,
  fahrzeuge,
  wohnen,
  werkzeug,
  kleidung,
  pflege,
  freizeit,
  buero,
]

/** Every subject of the vocabulary; a new trade is one more list. Of two that claim a word the first one has it. */
export const SUBJECTS: readonly Subject[] = TRADES.flat().map(subjectOf)
