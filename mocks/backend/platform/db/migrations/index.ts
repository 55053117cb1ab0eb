import type { Kysely } from 'kysely'
import { basis } from './0001_basis.ts'
import { up as kampagne } from './0002_kampagne.ts'
import { up as registrierung } from './0003_registrierung.ts'
import { up as zugang } from './0004_zugang.ts'
import { up as konto } from './0005_konto.ts'
import { up as mitarbeiter } from './0006_mitarbeiter.ts'
import { up as rechnung } from './0007_rechnung.ts'
import { apizugang } from './0008_apizugang.ts'
import { betraege } from './0009_betraege.ts'
import { vorschau } from './0009_vorschau.ts'
import { listen } from './0011_listen.ts'
import { scanTag } from './0012_scanTag.ts'
import { protokolle } from './0013_protokolle.ts'
import { bilder } from './0014_bilder.ts'
import { anspruch } from './0015_anspruch.ts'
import { einfrieren } from './0016_einfrieren.ts'
import { adressUpload } from './0017_adressUpload.ts'
import { uebertragungen } from './0018_uebertragungen.ts'
import { freigabeSchluessel } from './0019_freigabeSchluessel.ts'
import { meldungen } from './0020_meldungen.ts'
import { faellig } from './0021_faellig.ts'
import { scanCode } from './0022_scanCode.ts'
import { ereignisse } from './0023_ereignisse.ts'
import { adressEntwurf } from './0024_adressEntwurf.ts'
import { verbraucherZahl } from './0025_verbraucherZahl.ts'
import { ausschluss } from './0026_ausschluss.ts'
import { plzPunkte } from './0027_plzPunkte.ts'
import { entscheidungDurch } from './0028_entscheidungDurch.ts'
import { scanBesuch } from './0029_scanBesuch.ts'
import { freigabeGezeigt } from './0030_freigabeGezeigt.ts'
import { person } from './0031_person.ts'

/** Forward only: an applied migration is never changed, a correction is a new one. */
export const migrations: { name: string; up: (db: Kysely<unknown>) => Promise<void> }[] = [
  { name: '0001_basis', up: basis },
  { name: '0002_kampagne', up: kampagne },
  { name: '0003_registrierung', up: registrierung },
  { name: '0004_zugang', up: zugang },
  { name: '0005_konto', up: konto },
  { name: '0006_mitarbeiter', up: mitarbeiter },
  { name: '0007_rechnung', up: rechnung },
  { name: '0008_apizugang', up: apizugang },
  { name: '0009_betraege', up: betraege },
  { name: '0009_vorschau', up: vorschau },
  { name: '0011_listen', up: listen },
  { name: '0012_scanTag', up: scanTag },
  { name: '0013_protokolle', up: protokolle },
  { name: '0014_bilder', up: bilder },
  { name: '0015_anspruch', up: anspruch },
  { name: '0016_einfrieren', up: einfrieren },
  { name: '0017_adressUpload', up: adressUpload },
  { name: '0018_uebertragungen', up: uebertragungen },
  { name: '0019_freigabeSchluessel', up: freigabeSchluessel },
  { name: '0020_meldungen', up: meldungen },
  { name: '0021_faellig', up: faellig },
  { name: '0022_scanCode', up: scanCode },
  { name: '0023_ereignisse', up: ereignisse },
  { name: '0024_adressEntwurf', up: adressEntwurf },
  { name: '0025_verbraucherZahl', up: verbraucherZahl },
  { name: '0026_ausschluss', up: ausschluss },
  { name: '0027_plzPunkte', up: plzPunkte },
  { name: '0028_entscheidungDurch', up: entscheidungDurch },
  { name: '0029_scanBesuch', up: scanBesuch },
  { name: '0030_freigabeGezeigt', up: freigabeGezeigt },
  { name: '0031_person', up: person },
]
