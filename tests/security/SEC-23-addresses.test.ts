import { expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'

/** Fields whose value is a secret or a person. Addresses are kept by browsers, proxies and logs; bodies are not. */
const PRIVATE =
  /hashKey|passwort|email|token|ticket|geheimnis|schluessel|code$|^name$|vorname|nachname|strasse|iban|an$/i
/** The link itself is the address of the approval page (spec 2), and its reader has nothing else. */
const LINKS = ['fetchFreigabe.hashKey', 'downloadFreigabeAsset.hashKey']

it('SEC-23 no call puts a secret or a person into its address', () => {
  const fields = (Object.keys(operations) as OperationName[]).flatMap((name) => {
    const { encoding, input } = operations[name]
    const { shape } = input.def as unknown as { shape: Record<string, unknown> }
    return encoding === 'query' ? Object.keys(shape).map((field) => `${name}.${field}`) : []
  })
  expect(fields.length).toBeGreaterThan(30)
  const found = fields.filter((field) => PRIVATE.test(field.split('.')[1] ?? '') && !/^\w+\.idPt\w+$/.test(field))
  expect(found.toSorted()).toEqual(LINKS.toSorted())
})
