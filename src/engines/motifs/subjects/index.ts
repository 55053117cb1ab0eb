import { ALLTAG } from './alltag.ts'
import { BACKWAREN } from './backwaren.ts'
import { BAUERNHOF } from './bauernhof.ts'
import { BUERO } from './buero.ts'
import { FAHRZEUGE } from './fahrzeuge.ts'
import { FESTE } from './feste.ts'
import { FREIZEIT } from './freizeit.ts'
import { GAERTNEREI } from './gaertnerei.ts'
import { GARTEN } from './garten.ts'
import { GEMUESE } from './gemuese.ts'
import { GETRAENKE } from './getraenke.ts'
import { HAUSTIERE } from './haustiere.ts'
import { KLEIDUNG } from './kleidung.ts'
import { KONDITOREI } from './konditorei.ts'
import { OBST } from './obst.ts'
import { PFLANZEN } from './pflanzen.ts'
import { PFLEGE } from './pflege.ts'
import { SPEISEN } from './speisen.ts'
import type { Subject } from './subject.ts'
import { WEIHNACHTEN } from './weihnachten.ts'
import { WERKZEUG } from './werkzeug.ts'
import { WILDTIERE } from './wildtiere.ts'
import { WOHNEN } from './wohnen.ts'

/** Every subject of the vocabulary; a new trade is one more list. Of two that claim a word the first one has it. */
export const SUBJECTS: readonly Subject[] = [
  ...WEIHNACHTEN,
  ...FESTE,
  ...BACKWAREN,
  ...KONDITOREI,
  ...OBST,
  ...GEMUESE,
  ...SPEISEN,
  ...GETRAENKE,
  ...GAERTNEREI,
  ...GARTEN,
  ...HAUSTIERE,
  ...BAUERNHOF,
  ...WILDTIERE,
  ...PFLANZEN,
  ...ALLTAG,
  ...FAHRZEUGE,
  ...WOHNEN,
  ...WERKZEUG,
  ...KLEIDUNG,
  ...PFLEGE,
  ...FREIZEIT,
  ...BUERO,
]
