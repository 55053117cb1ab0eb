import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { angemeldet, loginAntwort } from './session.ts'
import { dateiAntwort, flag, text, withAsciiHost } from './wire.ts'

/** The password was right and a code is still wanted (assumed). The ticket is good for that alone, and not for long. */
const zweiterSchritt = z.object({ loginState: flag, zweiFaktor: z.object({ ticket: z.string(), gueltigS: z.int() }) })

export const sessionOperations = {
  checkUserLogin: operation({
    method: 'POST',
    path: '/api/login/',
    aktion: 'checkUserLogin',
    source: 'spec 7',
    access: 'public',
    input: z.object({}),
    output: loginAntwort,
  }),
  loginUser: operation({
    method: 'POST',
    path: '/api/login/',
    aktion: 'loginUser',
    access: 'public',
    input: z.object({
      email: text(1, 254).check(z.overwrite(withAsciiHost)),
      passwort: z.string().check(z.minLength(1), z.maxLength(128)),
    }),
    output: z.union([angemeldet, zweiterSchritt]),
  }),
  logout: operation({
    method: 'POST',
    path: '/api/logout/',
    aktion: null,
    source: 'spec 7',
    access: 'public',
    input: z.object({}),
    output: z.object({}),
  }),
  downloadAvvContractAsPdf: operation({
    method: 'GET',
    path: '/api/verwaltung/',
    aktion: 'downloadAvvContractAsPdf',
    source: 'spec 7',
    access: 'session',
    answer: 'datei',
    input: z.object({}),
    output: dateiAntwort,
  }),
} as const
