import { describe, expect, it } from 'vitest'
import { ipErlaubt, ipProblem, isOeffentlich } from '#src/domain/apizugang/adressen.ts'
import { naechsterVersuch, WARTEN_MIN, zielProblem } from '#src/domain/apizugang/webhook.ts'

describe('the list of addresses of a token', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/25', '203.0.113.128', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/33', '2001:db8:8000::1', false],
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['203.0.113.7', 'unknown', false],
  ])('%s and a call from %s: %s', (eintrag, ip, erlaubt) => {
    expect(ipProblem(eintrag)).toBeNull()
    expect(ipErlaubt([eintrag], ip)).toBe(erlaubt)
  })

  it.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '::1::',
    '2001:db8',
    '1.2.3.4/8/8',
    'shop',
  ])('refuses %j', (text) => expect(ipProblem(text)).toContain('keine IP-Adresse'))

  it('lets everybody where it is empty', () => expect(ipErlaubt([], '8.8.8.8')).toBe(true))
})

/** SSRF: what no webhook may lead to. */
describe('the target of a webhook', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://localhost./',
    'https://db/',
    'https://backend.internal/',
    'https://drucker.local/',
    'http://shop.example.org/',
    'ftp://shop.example.org/',
    'file:///etc/passwd',
    'https://user:geheim@shop.example.org/',
    'shop.example.org',
  ])('is never %s', (url) => {
    expect(zielProblem(url, false)).not.toBeNull()
  })

  it.each(['https://shop.example.org/haken?a=1', 'https://93.184.215.14/', 'https://[2606:2800:21f::1]:8443/'])(
    'may be %s',
    (url) => expect([zielProblem(url, false), zielProblem(url, true)]).toEqual([null, null]),
  )

  it('may be this machine where trying is allowed, and nothing else inside', () => {
    for (const url of ['http://localhost:4000/', 'http://127.0.0.1:4000/', 'http://[::1]:4000/'])
      expect([url, zielProblem(url, true)]).toEqual([url, null])
    for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://shop.example.org/'])
      expect([url, zielProblem(url, true)]).not.toEqual([url, null])
  })

  it.each([
    ['documentation', ['192.0.2.1', '198.51.100.7', '203.0.113.255', '2001:db8::1', '2001:db8:ffff::', '3fff::1']],
    ['a house network', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1']],
    ['a neighbour', ['169.254.169.254', 'fe80::1', 'febf::1']],
    ['everybody at once', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
    ['a way from the old net to the new', ['64:ff9b::7f00:1', '2001::1', '2002::1', '192.88.99.1', '::127.0.0.1']],
    [
      'no use',
      ['0.1.2.3', '100.64.0.1', '192.0.0.8', '198.19.255.255', '240.0.0.1', '100::1', '64:ff9b:1::1', '5f00::1'],
    ],
  ])('takes no address of %s for a public one', (_, addresses) => {
    expect(addresses.filter(isOeffentlich)).toEqual([])
  })

  it('takes the neighbours of those for public', () => {
    const beside = [
      '172.32.0.1',
      '11.0.0.1',
      '192.0.3.1',
      '198.20.0.1',
      '203.0.114.1',
      '2001:db9::1',
      '2003::1',
      '2001:200::1',
    ]
    expect(beside.filter((address) => !isOeffentlich(address))).toEqual([])
  })

  it('knows addresses that no public service has', () => {
    expect(['8.8.8.8', '2606:4700::1111', '127.9.9.9', '2002:7f00:1::', '::', 'nichts'].map(isOeffentlich)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

it('eight more tries take nearly four days', () => {
  const start = new Date('2026-11-20T09:00:00.000Z')
  expect(naechsterVersuch(1, start)).toBe('2026-11-20T09:01:00.000Z')
  expect(naechsterVersuch(8, start)).toBe('2026-11-22T09:00:00.000Z')
  expect(naechsterVersuch(9, start)).toBeNull()
  expect(WARTEN_MIN).toHaveLength(8)
})
