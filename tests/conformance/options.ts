import { parseArgs } from 'node:util'
import type { KeyKind } from './found.ts'
import { unknownWords } from './order.ts'

export interface Options {
  address: string
  user: string
  write: boolean
  only: string[]
  out: string | null
  keys: Partial<Record<KeyKind, string>>
}

export const USAGE = `npm run conformance -- <address of the service> --user <mail address> [options]

  --write             calls that change something, too: only on an account made for tests
  --only a,b          calls or areas of that name (fetchKampagnen, kampagne)
  --out folder        report.md, report.json and an example of each answer
  --key kind=key      key out of a mail, once per kind: freigabe, aktivierung, passwort_neu, passwort_zuruecksetzen, entsperrung

The password is asked for, or read from CONFORMANCE_PASSWORD; a code of the second factor likewise, from
CONFORMANCE_CODE. CONFORMANCE_TOKEN takes the place of a login, CONFORMANCE_NEW_PASSWORD lets aenderePasswort be tried.
Ends with 1 where a call does not fit or failed, with 2 where nothing could be tried.`

/** Something that cannot be meant. */
export class UsageError extends Error {}

const KEY_KINDS: readonly KeyKind[] = [
  'freigabe',
  'aktivierung',
  'passwort_neu',
  'passwort_zuruecksetzen',
  'entsperrung',
]

function keysOf(pairs: readonly string[]): Options['keys'] {
  const keys: Options['keys'] = {}
  for (const pair of pairs) {
    const [word, ...rest] = pair.split('=')
    const kind = KEY_KINDS.find((one) => one === word)
    if (kind === undefined || rest.length === 0) throw new UsageError(`--key ${pair} is no key of a known kind`)
    // A whole link does as well: the key is its last part.
    keys[kind] = rest.join('=').split('/').at(-1) ?? ''
  }
  return keys
}

/** What was asked for; throws a UsageError. */
export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parsed(args)
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0 || !URL.canParse(address) || !/^https?:/.test(address))
    throw new UsageError('one address of a service is needed: https://backend.example')
  const only = (values.only ?? '').split(',').filter((word) => word !== '')
  const unknown = unknownWords(only)
  if (unknown.length > 0) throw new UsageError(`--only: no call or area is called ${unknown.join(', ')}`)
  return {
    address: address.replace(/\/+$/, ''),
    user: values.user ?? '',
    write: values.write ?? false,
    only,
    out: values.out ?? null,
    keys: keysOf(values.key ?? []),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        write: { type: 'boolean' },
        only: { type: 'string' },
        out: { type: 'string' },
        key: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
