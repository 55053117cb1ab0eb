import type { Kysely } from 'kysely'
import type { ApizugangTables } from '../../apizugang/rows.ts'
import type { BetriebTables } from './rows.ts'
import type { DruckauftragTables } from '../../druckauftrag/rows.ts'
import type { FreigabeTables } from '../../freigabe/rows.ts'
import type { KampagneTables } from '../../kampagne/rows.ts'
import type { KontoTables } from '../../konto/rows.ts'
import type { RechnungTables } from '../../rechnung/rows.ts'
import type { RegistrierungTables } from '../../registrierung/rows.ts'
import type { ScanTables } from '../../statistik/rows.ts'
import type { WerbemittelTables } from '../../werbemittel/rows.ts'
import type { ZahlungTables } from '../../zahlung/rows.ts'
import type { ZielgruppeTables } from '../../zielgruppe/rows.ts'
import type { ZugangTables } from '../../zugang/rows.ts'

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
