import type { Kysely } from 'kysely'
import type { ApizugangTables } from './rows/apizugang.ts'
import type { BetriebTables } from './rows/betrieb.ts'
import type { DruckauftragTables } from './rows/druckauftrag.ts'
import type { FreigabeTables } from './rows/freigabe.ts'
import type { KampagneTables } from './rows/kampagne.ts'
import type { KontoTables } from './rows/konto.ts'
import type { RechnungTables } from './rows/rechnung.ts'
import type { RegistrierungTables } from './rows/registrierung.ts'
import type { ScanTables } from './rows/scan.ts'
import type { WerbemittelTables } from './rows/werbemittel.ts'
import type { ZahlungTables } from './rows/zahlung.ts'
import type { ZielgruppeTables } from './rows/zielgruppe.ts'
import type { ZugangTables } from './rows/zugang.ts'

/** All tables. Columns are named as on the wire; JSON and moments are text, flags 0/1, money ct. */
export interface Database
  extends
    ApizugangTables,
    BetriebTables,
    DruckauftragTables,
    FreigabeTables,
    KampagneTables,
    KontoTables,
    RechnungTables,
    RegistrierungTables,
    ScanTables,
    WerbemittelTables,
    ZahlungTables,
    ZielgruppeTables,
    ZugangTables {}

export type Db = Kysely<Database>
