import type { Input } from '#src/contract/operation.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import type { AdressListe } from '#src/engines/addresses/worker.ts'
import { sichererName } from '#src/domain/upload/dateiname.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { removeLoose, layDown } from '../platform/ablage.ts'
import { notFound, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { withAnswer } from '../platform/idempotency.ts'
import type { Job } from '../platform/job.ts'
import { readUpload } from '../platform/upload.ts'
import { requireAvv } from './avv.ts'
import { loadZielgruppe } from './load.ts'
import { spaltenFrom } from './spalten.ts'
import { checkAdressen } from './upload.ts'

type Eingabe = Input<(typeof zielgruppeOperations)['saveAdressEntwurf']>
type Inhalt = Omit<AdressEntwurf, 'idPtAdressEntwurf' | 'wer' | 'geaendertAm' | 'loeschenAm' | 'version'>

/** What is put aside and not gone on with is deleted after this many days (DSG-03). */
const ENTWURF_TAGE = 30

/** A draft of the caller's customer; any other is not there. */
async function load(context: Context, idPtAdressEntwurf: number) {
  const row = await context.db
    .selectFrom('adressEntwurf')
    .selectAll()
    .where('idPtAdressEntwurf', '=', idPtAdressEntwurf)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('loeschenAm', '>', context.heute())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function toEntwurf(row: Awaited<ReturnType<typeof load>>): AdressEntwurf {
  const { idPtAdressEntwurf, wer, geaendertAm, loeschenAm, version } = row
  return { ...fromJson<Inhalt>(row.inhalt), idPtAdressEntwurf, wer, geaendertAm, loeschenAm, version }
}

export async function fetchAdressEntwuerfe(_input: object, context: Context): Promise<{ entwuerfe: AdressEntwurf[] }> {
  const rows = await context.db
    .selectFrom('adressEntwurf')
    .selectAll()
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('loeschenAm', '>', context.heute())
    .orderBy('idPtAdressEntwurf', 'desc')
    .execute()
  return { entwuerfe: rows.map(toEntwurf) }
}

/** Each draft with its rows, read one after the other. */
export async function* entwuerfeMitZeilen(
  context: Context,
): AsyncGenerator<{ entwurf: AdressEntwurf; liste: AdressListe }> {
  const { entwuerfe } = await fetchAdressEntwuerfe({}, context)
  for (const entwurf of entwuerfe) {
    const { datei } = await load(context, entwurf.idPtAdressEntwurf)
    yield { entwurf, liste: await checkAdressen(await context.files.get(datei)) }
  }
}

export async function saveAdressEntwurf(input: Eingabe, context: Context): Promise<AdressEntwurf> {
  await requireAvv(context)
  const { idPtKunde, name: wer } = requireActor(context)
  const { idPtAdressEntwurf, version = -1, datei, idPtZielgruppe = null, ...rest } = input
  if (idPtZielgruppe !== null) await loadZielgruppe(context, idPtZielgruppe)
  const before = idPtAdressEntwurf === undefined ? null : await load(context, idPtAdressEntwurf)
  if (before !== null && before.version !== version) throw versionVeraltet(toEntwurf(before))
  const spalten = spaltenFrom(rest)
  const bytes = await readUpload(datei, 'adressen', rest.dateiName)
  // Read through like an upload: what is kept can be opened again, and searched for a person (DSG-04).
  await checkAdressen(bytes)
  const eigene = spalten.length > 0 ? { spalten } : {}
  const inhalt: Inhalt = { ...rest, ...eigene, dateiName: sichererName(rest.dateiName), idPtZielgruppe }
  const values = {
    inhalt: JSON.stringify(inhalt),
    wer,
    geaendertAm: context.now().toISOString(),
    loeschenAm: addTage(context.heute(), ENTWURF_TAGE),
  }
  const store = async (inner: Context, key: string) => {
    if (before === null) {
      const row = await inner.db
        .insertInto('adressEntwurf')
        .values({ idPtKunde, ...values, datei: key })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toEntwurf(row)
    }
    const row = await inner.db
      .updateTable('adressEntwurf')
      .set((e) => ({ ...values, datei: key, version: e('version', '+', 1) }))
      .where('idPtAdressEntwurf', '=', before.idPtAdressEntwurf)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw versionVeraltet(toEntwurf(await load(inner, before.idPtAdressEntwurf)))
    return toEntwurf(row)
  }
  const saved = await layDown(context, bytes, (key) => withAnswer(context, (inner) => store(inner, key)))
  // Two drafts may have the same content, which is kept once.
  if (before !== null) await removeLoose(context, before.datei)
  return saved
}

/** Its rows as they were put aside. */
export async function oeffneAdressEntwurf({ idPtAdressEntwurf }: { idPtAdressEntwurf: number }, context: Context) {
  const row = await load(context, idPtAdressEntwurf)
  const { dateiName } = fromJson<Inhalt>(row.inhalt)
  return { blob: await context.files.open(row.datei), name: dateiName }
}

/** Deletes a draft for good. */
export async function dropEntwurf(context: Pick<Context, 'db' | 'files'>, idPtAdressEntwurf: number): Promise<void> {
  const [gone] = await context.db
    .deleteFrom('adressEntwurf')
    .where('idPtAdressEntwurf', '=', idPtAdressEntwurf)
    .returning('datei')
    .execute()
  if (gone) await removeLoose(context, gone.datei)
}

/** Nobody sees it from now on; the next run of the jobs takes its row and its file. With a version only that one goes. */
export async function hide(
  context: Context,
  { idPtAdressEntwurf, version }: { idPtAdressEntwurf: number; version?: number | undefined },
): Promise<void> {
  await context.db
    .updateTable('adressEntwurf')
    .set({ loeschenAm: context.heute() })
    .where('idPtAdressEntwurf', '=', idPtAdressEntwurf)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .execute()
}

export async function verwirfAdressEntwurf(
  { idPtAdressEntwurf }: { idPtAdressEntwurf: number },
  context: Context,
): Promise<Record<string, never>> {
  await load(context, idPtAdressEntwurf)
  await hide(context, { idPtAdressEntwurf })
  return {}
}

/** Drafts whose time is over (DSG-03). */
export const clearEntwuerfe: Job = async (context) => {
  const due = await context.db
    .selectFrom('adressEntwurf')
    .select('idPtAdressEntwurf')
    .where('loeschenAm', '<=', context.heute())
    .execute()
  for (const { idPtAdressEntwurf } of due) await dropEntwurf(context, idPtAdressEntwurf)
  return due.length
}
