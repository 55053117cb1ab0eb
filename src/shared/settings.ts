import { bereichListe } from '#src/contract/bereichListe.ts'
import { ANBIETER_NAME_DEFAULT } from '#src/domain/kampagne/anbieter.ts'

declare global {
  interface ImportMetaEnv {
    readonly VITE_PRODUKT_NAME?: string
    readonly VITE_ANBIETER_NAME?: string
    readonly VITE_ANBIETER_URL?: string
    readonly VITE_AGB_URL?: string
    readonly VITE_BARRIERE_EMAIL?: string
    readonly VITE_BEREICHE?: string
    readonly VITE_DATENSCHUTZ_URL?: string
    readonly VITE_PREISLISTE_URL?: string
    readonly VITE_DEMO?: string
    readonly VITE_DEMO_MENU?: string
  }
}

const env = import.meta.env

/** Name on the wordmark and in page titles. */
export const produktName = (): string => env.VITE_PRODUKT_NAME ?? 'Postkampagne'

/** The build that carries the demo accounts. */
export const isDemo = (): boolean => env.VITE_DEMO === '1'

/** Whether the footer leads to the sample pages of the template: in the demo unless switched off, elsewhere if switched on. */
export const showsDemoMenu = (): boolean =>
  env.VITE_DEMO === '1' ? env.VITE_DEMO_MENU !== '0' : env.VITE_DEMO_MENU === '1'

/** Who runs the service: footer, state "In Prüfung durch ..." (domain 1.8). */
export const anbieterName = (): string => env.VITE_ANBIETER_NAME ?? (isDemo() ? 'Musterdruck' : ANBIETER_NAME_DEFAULT)

/** Parts that the backend has, as the build was told (domain 4.14); null: all. */
export const bereiche = (): readonly string[] | null => bereichListe(env.VITE_BEREICHE)

/** Web site behind the company link of the footer. */
export const anbieterUrl = (): string => env.VITE_ANBIETER_URL ?? 'https://musterdruck.example.org/'

/** The provider's terms, agreed to with an order. */
export const agbUrl = (): string => env.VITE_AGB_URL ?? `${anbieterUrl().replace(/\/$/, '')}/agb`

/** The provider's privacy notice, read when registering. */
export const datenschutzUrl = (): string =>
  env.VITE_DATENSCHUTZ_URL ?? `${anbieterUrl().replace(/\/$/, '')}/datenschutz`

/** Whom to write to about what cannot be used (DSG-09). */
export const barriereEmail = (): string => env.VITE_BARRIERE_EMAIL ?? 'barrierefrei@musterdruck.example.org'

/** Where the price list lies as a PDF: the static media path (spec 2), below public/. */
export const PREISLISTE_PDF = '/media/preisliste.pdf'

export const preislisteUrl = (): string => env.VITE_PREISLISTE_URL ?? PREISLISTE_PDF
