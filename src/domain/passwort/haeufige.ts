import liste from './haeufige.json' with { type: 'json' }

/**
 * The 3 000 most used passwords of at least eight characters (SEC-13), in lower case, from the frequency list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT). A separate file: only the screens that set a password load it.
 */
export const HAEUFIGE_PASSWOERTER: ReadonlySet<string> = new Set(liste.flatMap((line) => line.split(' ')))
