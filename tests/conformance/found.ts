import { clientOf } from '#src/api/client.ts'
import { ApiError, type ApiErrorKind } from '#src/contract/apiError.ts'
import { type OperationName, operations, type Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import type { KampagneState } from '#src/contract/kampagne.ts'
import type { SchluesselArt } from '#src/contract/registrierung.ts'
import { fromBase32, schrittOf, totp } from '#mocks/backend/zugang/totp.ts'
import { NOBODY } from './outcome.ts'
import { ADRESS_ENTWURF, CSV, PNG, type Sample, SAMPLE_INPUTS } from '#tests/support/sampleInputs.ts'

const api = clientOf(operations)

/** Kinds of mailed keys: those of logins, and that of an approval. */
export type KeyKind = SchluesselArt | 'freigabe'

export interface FoundOptions {
  email: string
  /** null: a token of the caller's own is used. */
  passwort: string | null
  neuesPasswort: string | null
  keys: Partial<Record<KeyKind, string>>
  /** What is missing may be made. */
  write: boolean
  pdf: Blob
  /** Time, for codes and days. */
  now: () => Date
}

/** Something that a call needs and the service does not give; its message says what. */
export class Missing extends Error {}

/** Asked for, and not there yet: to be loaded before the input is made. */
class Later extends Error {
  readonly load: () => Promise<void>

  constructor(load: () => Promise<void>) {
    super('not loaded yet')
    this.load = load
  }
}

/** What the service told of the caller's things, out of which the inputs of its calls are made. */
export class Found {
  readonly #options: FoundOptions
  readonly #kept = new Map<string, { value: unknown } | { missing: Missing }>()
  readonly #answers = new Map<OperationName, unknown>()
  /** Tells the addresses of one run from those of another. */
  readonly #run = Date.now().toString(36)
  #usedCodes = 0

  readonly #isLoggedIn: () => boolean

  constructor(options: FoundOptions, isLoggedIn: () => boolean) {
    this.#options = options
    this.#isLoggedIn = isLoggedIn
  }

  /** The input of a call; throws `Missing` where the account has nothing that it needs. */
  inputOf(name: OperationName): Promise<unknown> {
    return this.#inputOf((sample) => SAMPLE_INPUTS[name](sample))
  }

  async #inputOf<T>(of: (sample: Sample) => T): Promise<T> {
    for (;;)
      try {
        return of(this.#sample)
      } catch (error) {
        if (!(error instanceof Later)) throw error
        await error.load()
      }
  }

  remember(name: OperationName, answer: unknown): void {
    this.#answers.set(name, answer)
  }

  /** After something was written, all is looked up anew. */
  forget(): void {
    this.#kept.clear()
  }

  /** Answer of a call that has been tried. */
  answered<K extends OperationName>(name: K): Output<Operations[K]> | undefined {
    return this.#answers.get(name) as Output<Operations[K]> | undefined
  }

  #ask<T>(key: string, load: () => Promise<T>): T {
    if (!this.#isLoggedIn()) throw new Missing(NOBODY)
    const kept = this.#kept.get(key)
    if (!kept)
      throw new Later(async () => {
        this.#kept.set(
          key,
          await load().then(
            (value) => ({ value }),
            (error: unknown) => ({ missing: missingOf(key, error) }),
          ),
        )
      })
    if ('missing' in kept) throw kept.missing
    return kept.value as T
  }

  /** Made where there is none and writing is allowed. */
  async #orMade<T>(found: T | undefined, make: () => Promise<T>, what: string): Promise<T> {
    if (found !== undefined) return found
    if (!this.#options.write) throw new Missing(`the account has no ${what}`)
    const made = await make()
    this.forget()
    return made
  }

  get #user() {
    const { user } = this.#ask('checkUserLogin', () => api.checkUserLogin({}))
    if (!user) throw new Missing('nobody is logged in')
    return user
  }

  #kampagnen() {
    const { kampagnen } = this.#ask('fetchKampagnen', () => api.fetchKampagnen({ state: 'all', limit: 100 }))
    return kampagnen.toSorted((a, b) => a.idPtKampagne - b.idPtKampagne)
  }

  #kampagne(state: KampagneState): { idPtKampagne: number; version: number } {
    const there = this.#kampagnen().filter((one) => one.state === state && one.teilstatus !== 'wirdEingefroren')
    // While a payment runs nothing else can be done.
    const found = there.find(({ zahlungsStatus }) => zahlungsStatus !== 'ausstehend') ?? there[0]
    // A key is shown to the person who is asked alone: of an approval it has to be one's own.
    const good = this.#options.write && state === 'inInternerFreigabe' ? there.some((one) => one.eigeneFreigabe) : found
    const make = good ? undefined : this.#makes(state)
    const own = there.find((one) => one.eigeneFreigabe)
    const { idPtKampagne, version } = make
      ? this.#ask(`campaign in ${state}`, () => this.#orMade(undefined, make, `campaign in ${state}`))
      : some(own ?? found, `campaign in ${state}`)
    return { idPtKampagne, version }
  }

  /** How a campaign comes into a state, where a call leads there. */
  #makes(state: KampagneState): (() => Promise<{ idPtKampagne: number; version: number }>) | undefined {
    if (state === 'inBearbeitung') return () => api.saveKampagne({ bezeichnung: 'Konformität' })
    const ready = this.#kampagnen().some((one) => one.state === 'inBearbeitungKorrektur')
    if (state !== 'inInternerFreigabe' || !ready) return undefined
    return async () => {
      const input = await this.#inputOf((sample) => SAMPLE_INPUTS.kampagneZurFreigabeGeben(sample))
      return (await api.kampagneZurFreigabeGeben(input)).kampagne
    }
  }

  #zielgruppen() {
    return this.#ask('fetchZielgruppen', () => api.fetchZielgruppen({ limit: 100 })).zielgruppen
  }

  /** An account without any is given its first one. */
  get #newZielgruppe() {
    const make = async () => {
      const { filter } = await this.#inputOf((sample) => SAMPLE_INPUTS.zaehlePotenzial(sample))
      return api.saveZielgruppe({ bezeichnung: 'Konformität', filter })
    }
    const what = 'target group that no campaign uses'
    return this.#ask(what, () => this.#orMade(undefined, make, what))
  }

  get #werbemittel() {
    return this.#ask('fetchWerbemittelListe', async () => {
      const { werbemittel } = await api.fetchWerbemittelListe({ limit: 100 })
      const unused = werbemittel.filter(({ typ, verwendungen }) => typ === 'editor' && verwendungen === 0)
      return this.#orMade(
        // One with a picture can show all that there is.
        unused.find(({ vorschau }) => vorschau.length > 0) ?? unused[0],
        () => api.saveWerbemittel({ bezeichnung: 'Konformität', format: 'maxipostkarte' }),
        'material that no campaign uses',
      )
    })
  }

  #mitarbeiter() {
    return this.#ask('fetchMitarbeiterListe', () => api.fetchMitarbeiterListe({ limit: 100 })).mitarbeiter
  }

  #aktive() {
    const { idPtKundeMitarbeiter } = this.#user
    return this.#mitarbeiter().filter(
      (one) => one.status === 'aktiv' && one.idThHeadhunterMitarbeiter !== idPtKundeMitarbeiter,
    )
  }

  get #bild() {
    const { bilder } = this.#ask('fetchBilder', () => api.fetchBilder({ limit: 100 }))
    return some(bilder.find(({ verwendungen }) => verwendungen === 0) ?? bilder[0], 'picture in its gallery')
  }

  get #webhook() {
    return this.#ask('fetchWebhooks', async () => {
      const { webhooks } = await api.fetchWebhooks({})
      const eingabe = { bezeichnung: 'Konformität', url: 'https://shop.example.org/', aktiv: false }
      return this.#orMade(
        webhooks[0],
        async () => (await api.saveWebhook({ ...eingabe, ereignisse: ['kampagne.state'] })).webhook,
        'webhook',
      )
    })
  }

  /** A fresh key each time that the old one may be used up. */
  get #hashKey(): string {
    const { keys, write } = this.#options
    if (keys.freigabe !== undefined) return keys.freigabe
    if (!write) throw new Missing('it needs a token of an approval link: --key freigabe=…')
    const input = { idPtKampagne: this.#kampagne('inInternerFreigabe').idPtKampagne, idPtFreigabe: this.#idPtFreigabe }
    const { url } = this.#ask('freigabeLinkErneuern', () => api.freigabeLinkErneuern(input))
    return some(url?.split('/').at(-1), 'approval link of its own that a page may show')
  }

  get #idPtFreigabe(): number {
    const { freigaben } = this.#genau(this.#kampagne('inInternerFreigabe').idPtKampagne)
    const open = freigaben.find(({ entscheidung, widerrufenAm }) => entscheidung === 'offen' && widerrufenAm === null)
    return some(open, 'approval that is open').idPtFreigabe
  }

  #genau(idPtKampagne: number) {
    return this.#ask(`fetchKampagne ${idPtKampagne}`, () => api.fetchKampagne({ idPtKampagne }))
  }

  get #vorlage() {
    const hashKey = this.#hashKey
    return some(this.#ask('fetchFreigabe', () => api.fetchFreigabe({ hashKey })).vorlage, 'sheet under review')
  }

  get #passwort(): string {
    return given(this.#options.passwort, 'it needs the password, and a token is used')
  }

  /** Codes of the app as long as there are no others, recovery codes from then on. */
  #code(name: OperationName): string {
    if (name === 'bestaetigeZweiFaktor') {
      const { schluessel } = given(this.answered('beginneZweiFaktor'), 'no second factor was begun')
      return totp(fromBase32(schluessel.replaceAll(' ', '')), schrittOf(this.#options.now().getTime()))
    }
    const renewed = this.answered('erneuereWiederherstellungscodes')?.codes
    const codes = renewed ?? this.answered('bestaetigeZweiFaktor')?.codes
    this.#usedCodes += 1
    return given(codes?.[this.#usedCodes], 'the account has no second factor that was switched on here')
  }

  get #ticket(): string {
    const credentials = { email: this.#options.email, passwort: this.#passwort }
    given(this.answered('bestaetigeZweiFaktor'), 'the account has no second factor that was switched on here')
    const answer = this.#ask('loginUser', () => api.loginUser(credentials))
    if (!('zweiFaktor' in answer)) throw new Missing('the login wants no second step')
    return answer.zweiFaktor.ticket
  }

  get #idSitzung(): number {
    const credentials = { email: this.#options.email, passwort: this.#passwort }
    return this.#ask('fetchSitzungen', async () => {
      const another = async () => (await api.fetchSitzungen({})).sitzungen.find(({ diese }) => !diese)
      const found = await another()
      return this.#orMade(
        found,
        async () => some((await api.loginUser(credentials)) && (await another()), OTHER),
        OTHER,
      )
    }).idSitzung
  }

  #day(days: number): string {
    return new Date(this.#options.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  }

  readonly #sample: Sample = Found.#sampleOf(this)

  /** Every part is looked up when a call asks for it, and no sooner. */
  static #sampleOf(found: Found): Sample {
    return {
      get idPtKunde() {
        return some(found.#user.idPtKunde, 'number of the customer')
      },
      kampagne: (state) => found.#kampagne(state),
      get irgendeineKampagne() {
        const { idPtKampagne } = some(found.#kampagnen()[0], 'campaign')
        return { idPtKampagne }
      },
      get zielgruppe() {
        const unused = found.#zielgruppen().find(({ typ, verwendungen }) => typ === 'filter' && verwendungen === 0)
        const { idPtZielgruppe, version } = unused ?? found.#newZielgruppe
        return { idPtZielgruppe, version }
      },
      get liste() {
        const liste = found.#zielgruppen().find(({ typ }) => typ === 'hochgeladen')
        return { idPtZielgruppe: some(liste, 'list of addresses').idPtZielgruppe }
      },
      get werbemittel() {
        const { idPtWerbemittel, version } = found.#werbemittel
        return { idPtWerbemittel, version }
      },
      get idPtWerbemittelVersion() {
        const { idPtWerbemittel } = found.#werbemittel
        return found.#ask('fetchWerbemittelVersionen', async () => {
          const { versionen } = await api.fetchWerbemittelVersionen({ idPtWerbemittel })
          const made = async () =>
            (await api.benenneWerbemittelVersion({ idPtWerbemittel, bezeichnung: 'Konformität' })).versionen[0]
          const version = await found.#orMade(versionen[0], made, 'version of its material')
          return some(version, 'version of its material').idPtWerbemittelVersion
        })
      },
      get assetId() {
        const { idPtWerbemittel } = found.#werbemittel
        const { assets } = found.#ask(`fetchWerbemittel`, () => api.fetchWerbemittel({ idPtWerbemittel }))
        return some(assets[0], 'picture in its material').id
      },
      get vorschau() {
        return partsOf(some(found.#werbemittel.vorschau[0], 'picture of its material'))
      },
      get idPtRechnung() {
        const { rechnungen } = found.#ask('fetchRechnungen', () => api.fetchRechnungen({ art: 'rechnung' }))
        return some(rechnungen[0], 'invoice').idPtRechnung
      },
      mitarbeiter: (status) => {
        const of = status === 'aktiv' ? found.#aktive() : found.#mitarbeiter()
        const one = some(
          of.find((other) => other.status === status),
          `employee who is ${status}`,
        )
        return { idThHeadhunterMitarbeiter: one.idThHeadhunterMitarbeiter, version: one.version }
      },
      get mitarbeiterEmail() {
        return some(found.#aktive()[0], 'employee who is aktiv').email
      },
      get eigeneVersion() {
        const { idPtKundeMitarbeiter } = found.#user
        const own = found.#mitarbeiter().find((one) => one.idThHeadhunterMitarbeiter === idPtKundeMitarbeiter)
        return own?.version ?? 1
      },
      get idThUebernehmer() {
        return found.#aktive()[1]?.idThHeadhunterMitarbeiter ?? null
      },
      get idSitzung() {
        return found.#idSitzung
      },
      get idPtFreigabe() {
        return found.#idPtFreigabe
      },
      get hashKey() {
        return found.#hashKey
      },
      get snapshotHash() {
        return found.#vorlage.snapshotHash
      },
      get freigeberEmail() {
        // A key is shown for one's own mailbox alone.
        return found.#options.email
      },
      get freigabeAssetId() {
        return some(found.#vorlage.assets[0], 'picture on the sheet under review').id
      },
      get idPtBild() {
        return found.#bild.idPtBild
      },
      get bildVorschau() {
        return partsOf(found.#bild.vorschau)
      },
      get idPtBildgenerierung() {
        const { auftraege } = found.#ask('fetchBildauftraege', () => api.fetchBildauftraege({}))
        return some(auftraege[0], 'order to the image service').idPtBildgenerierung
      },
      get idUebertragung() {
        if (!found.#options.write) throw new Missing('no file is on its way')
        const begin = { aufruf: 'uploadBild', dateiName: 'ich.png', bytes: PNG.byteLength } as const
        return found.#ask('beginneUebertragung', () => api.beginneUebertragung(begin)).idUebertragung
      },
      get idPtAdressEntwurf() {
        if (!found.#options.write) {
          const { entwuerfe } = found.#ask('fetchAdressEntwuerfe', () => api.fetchAdressEntwuerfe({}))
          return some(entwuerfe[0], 'list that was put aside').idPtAdressEntwurf
        }
        const datei = new Blob([CSV])
        return found.#ask('saveAdressEntwurf', () => api.saveAdressEntwurf({ ...ADRESS_ENTWURF, datei }))
          .idPtAdressEntwurf
      },
      get idPtSperre() {
        const { eintraege } = found.#ask('fetchSperrliste', () => api.fetchSperrliste({ limit: 1 }))
        return some(eintraege[0], 'entry in its blocklist').idPtSperre
      },
      get idPtApiToken() {
        const { tokens } = found.#ask('fetchApiTokens', () => api.fetchApiTokens({}))
        return some(
          tokens.find(({ status }) => status === 'aktiv'),
          'token for programs',
        ).idPtApiToken
      },
      get webhook() {
        const { idPtWebhook, version } = found.#webhook
        return { idPtWebhook, version }
      },
      get idPtZustellung() {
        const failed = { status: 'fehlgeschlagen' } as const
        const { zustellungen } = found.#ask('fetchZustellungen', () => api.fetchZustellungen(failed))
        return some(zustellungen[0], 'delivery that failed').idPtZustellung
      },
      get offen() {
        return found.#genau(found.#kampagne('inBezahlung').idPtKampagne).zahlung.offen
      },
      kontoVersion: (bereich) => found.#ask('fetchKonto', () => api.fetchKonto({})).versionen[bereich],
      get avvFassung() {
        return some(
          found.#ask('fetchAvv', () => api.fetchAvv({})).fassungen[0],
          'version of the contract on data processing',
        ).fassung
      },
      get email() {
        return found.#options.email
      },
      get passwort() {
        return found.#passwort
      },
      get neuesPasswort() {
        return given(
          found.#options.neuesPasswort,
          'it changes the password: name the new one in CONFORMANCE_NEW_PASSWORD',
        )
      },
      get wartend() {
        const waits = found.#kampagnen().find((one) => one.zahlungsStatus === 'ausstehend')
        return some(waits, 'campaign whose payment waits')
      },
      code: (name) => found.#code(name),
      get ticket() {
        return found.#ticket
      },
      schluessel: (art) => given(found.#options.keys[art], `it needs the key of a mail: --key ${art}=…`),
      neueEmail: (wort) => `${wort}-${found.#run}@example.org`,
      get versandtage() {
        return { von: found.#day(0), bis: found.#day(60) }
      },
      get versandDatum() {
        const { tage } = found.#ask('fetchVersandtage', () =>
          api.fetchVersandtage({ von: found.#day(0), bis: found.#day(60) }),
        )
        return some(tage[Math.floor(tage.length / 2)], 'day to dispatch on')
      },
      get tokenBis() {
        return found.#day(180)
      },
      get pdf() {
        return found.#options.pdf
      },
    }
  }
}

const OTHER = 'other session'

function some<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Missing(`the account has no ${what}`)
  return value
}

function given<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Missing(why)
  return value
}

/** What became of a call that was to tell what another one needs. */
const BECAUSE: Record<ApiErrorKind, string> = {
  network: 'gave no answer',
  blocked: 'was blocked on its way',
  http: 'failed',
  contract: 'does not fit',
  session: 'ended the session',
  domain: 'was refused',
  unconnected: 'is unknown',
}

function missingOf(key: string, error: unknown): Missing {
  if (error instanceof Missing) return error
  if (error instanceof ApiError)
    return new Missing(`${key.includes(' ') ? `making the first ${key}` : key} ${BECAUSE[error.kind]}`)
  throw error
}

/** What stands in the address of a picture. */
function partsOf(address: string): Sample['vorschau'] {
  const fields = new URL(address, 'http://localhost').searchParams
  const text = (name: string) => fields.get(name) ?? ''
  return { idPtKunde: Number(text('idPtKunde')), bild: text('bild'), signatur: text('signatur') }
}
