/** Kinds, labels, bounds and places: needs no package, so rules and pages load it. */

export { CODE_REGELN, type Gruppe, GRUPPE_LABEL, GRUPPEN } from './codes/codeRegeln.ts'
export { BUNDESLAENDER, type Bundesland, isBundesland } from './places/bundeslaender.ts'
export { LEITREGIONEN, type Ort, ortDerLeitregion, ORTE, ortZuPlz, plzMoeglich } from './places/orte.ts'
export { VORSCHLAG_ARTEN, VORSCHLAG_REGELN, type VorschlagArt } from './proposals/arten.ts'
export { type AnfuehrungStopp, stoppGrund } from './read/anfuehrung.ts'
export { DATEI_PROBLEM } from './read/dateiProblem.ts'
export { ZEICHENSAETZE, type Zeichensatz } from './read/encoding.ts'
export { MappeProblem } from './read/excel/problem.ts'
export { artProblem, dateiArt, type DateiArt } from './read/fileKind.ts'
export { MAX_ANGABE, MAX_SPALTEN } from './read/limits.ts'
export { isDatum } from './read/tabellenfehler.ts'
export { AEHNLICH_ARTEN, type AehnlichArt } from './similar/arten.ts'
