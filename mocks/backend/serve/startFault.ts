import { dirname } from 'node:path'
import { BuildToolMissing } from '#src/build/product.ts'
import { ConfigError } from '../platform/configError.ts'
import { faultOf, type Fault } from '../platform/db/faults.ts'
import { isPostgres } from '../platform/db/open.ts'
import type { ServeConfig } from './config.ts'

/** Server and name of the database, without the password that its address may hold. */
export function databaseName({ databaseUrl }: Pick<ServeConfig, 'databaseUrl'>): string {
  if (!URL.canParse(databaseUrl)) return databaseUrl
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

const ANDERER_ORDNER = 'oder wählen Sie einen anderen Ordner: DATA_DIR=/pfad npm start'

/** What a start says of a database that a form before the first release made. */
export function earlierForm(config: Pick<ServeConfig, 'dataDir' | 'databaseUrl'>): string {
  const { dataDir, databaseUrl } = config
  const said = `Die Datenbank ${databaseName(config)} stammt aus einer früheren, nie veröffentlichten Fassung. Dieses Programm führt sie nicht weiter. Es wurde nichts verändert, alle Daten sind noch da.`
  if (isPostgres(databaseUrl)) {
    const neu = `${new URL(databaseUrl).pathname.slice(1)}_neu`
    return `${said} Legen Sie eine leere Datenbank an, und nennen Sie sie: createdb ${neu}, dann DATABASE_URL=postgres://…/${neu} npm start`
  }
  return dirname(databaseUrl) === dataDir
    ? `${said} Beginnen Sie in einem neuen Ordner: DATA_DIR=${dataDir}-neu npm start`
    : `${said} Nennen Sie eine Datei, die es noch nicht gibt: DATABASE_URL=/pfad/neu.sqlite npm start`
}

const NICHT_GEBAUT =
  'Die Oberfläche ist für diese Einstellungen nicht gebaut, und das Werkzeug dazu fehlt. Holen Sie einmal alle Pakete, und bauen Sie damit: npm ci && npm start'

/** What the server of the database, the network and the file system refuse, by their codes. */
const BY_CODE: Readonly<Record<string, (config: ServeConfig) => string>> = {
  '28P01': (config) => `${databaseName(config)} lehnt die Anmeldung ab. Prüfen Sie Name und Passwort in DATABASE_URL.`,
  '28000': (config) => `${databaseName(config)} lehnt die Anmeldung ab. Prüfen Sie Name und Passwort in DATABASE_URL.`,
  '3D000': (config) =>
    `Die Datenbank ${databaseName(config)} gibt es nicht. Legen Sie sie an, oder ändern Sie DATABASE_URL.`,
  '42501': (config) => `In ${databaseName(config)} darf dieser Benutzer nichts anlegen. Geben Sie ihm die Rechte dazu.`,
  'EACCES listen': ({ port }) =>
    `Port ${port} ist diesem Benutzer verboten. Wählen Sie einen ab 1024: PORT=3000 npm start`,
  EADDRINUSE: ({ port }) => `Port ${port} ist belegt. Wählen Sie einen anderen: PORT=${port + 1} npm start`,
  EADDRNOTAVAIL: ({ host }) => `Diese Maschine hat die Adresse ${host} nicht. Prüfen Sie HOST.`,
  ENOTDIR: ({ dataDir }) => `${dataDir} ist kein Ordner. Räumen Sie die Datei weg, ${ANDERER_ORDNER}`,
  EEXIST: ({ dataDir }) => `${dataDir} ist kein Ordner. Räumen Sie die Datei weg, ${ANDERER_ORDNER}`,
}

const BY_FAULT: Record<Fault, (config: ServeConfig) => string> = {
  verbindung: (config) =>
    `Die Datenbank ${databaseName(config)} antwortet nicht. Prüfen Sie, ob sie läuft und ob DATABASE_URL stimmt, und starten Sie erneut.`,
  voll: ({ dataDir }) =>
    `Auf dem Datenträger von ${dataDir} ist kein Platz mehr. Schaffen Sie Platz, ${ANDERER_ORDNER}`,
  nurLesen: ({ dataDir }) =>
    `In ${dataDir} darf nichts geschrieben werden. Geben Sie sich die Rechte dazu, ${ANDERER_ORDNER}`,
  unlesbar: (config) =>
    `Die Datenbank ${databaseName(config)} lässt sich nicht lesen. Prüfen Sie den Datenträger, und starten Sie erneut.`,
  beschaedigt: (config) =>
    `Die Datenbank ${databaseName(config)} ist beschädigt. Es wurde nichts an ihr geändert. Spielen Sie eine Sicherung zurück, ${ANDERER_ORDNER}`,
  belegt: (config) =>
    `Ein anderes Programm hält die Datenbank ${databaseName(config)} fest. Beenden Sie es, und starten Sie erneut.`,
}

/** One German line that says what to do about it; null where it is a mistake of ours. */
export function startFault(error: unknown, config: ServeConfig | null): string | null {
  if (error instanceof ConfigError) return error.message
  if (error instanceof BuildToolMissing) return NICHT_GEBAUT
  if (config === null || !(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const call = 'syscall' in error ? ` ${String(error.syscall)}` : ''
  const fault = faultOf(error)
  return (BY_CODE[code + call] ?? BY_CODE[code] ?? (fault === null ? undefined : BY_FAULT[fault]))?.(config) ?? null
}
