import { describe, expect, test } from 'vitest'
import { afterLoginPath, keepQuery, loginPath, safePath } from '#src/shared/routing/returnPath.ts'

describe('SEC-44 a way back', () => {
  test.each(['/konto', '/kampagne/editieren/5', '/zielgruppe'])('%s is ours', (path) => {
    expect(safePath(path)).toBe(path)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/\n/evil.example',
    '/login',
    '/login?to=/login',
    '/logout',
    '/register',
    '/error-404',
    '/..//evil.example',
    '///evil.example',
    '/%5C..//evil.example/\\',
    'http://localhost:3000@evil.example/',
    'data:text/html,x',
    '',
    'konto',
    null,
  ])('%j is no place to go', (path) => {
    expect(safePath(path)).toBeNull()
  })
})

describe('SEC-44 the query survives', () => {
  test.each([
    [{ pathname: '/kampagne', search: '?a=1&b=ä%20c' }, '/login?a=1&b=ä%20c&to=/kampagne'],
    [{ pathname: '/konto', search: '' }, '/login?to=/konto'],
    [{ pathname: '/', search: '?a=1' }, '/login?a=1'],
    [{ pathname: '/konto', search: '?to=//evil&a=1' }, '/login?a=1&to=/konto'],
  ])('the way to the login from %j', (wanted, expected) => {
    expect(loginPath(wanted)).toBe(expected)
  })

  test.each([
    ['?a=1&b=ä%20c&to=/kampagne', '/kampagne?a=1&b=ä%20c'],
    ['?to=/konto', '/konto'],
    ['?a=1', '/dashboard?a=1'],
    ['?a=1&to=//evil.example', '/dashboard?a=1'],
    ['?to=/%5Cevil.example', '/dashboard'],
    ['?to=https:evil.example', '/dashboard'],
    ['?to=javascript:alert(1)', '/dashboard'],
    ['?to=/login?to=/login', '/dashboard'],
    ['?to=/konto&to=//evil.example', '/konto'],
    ['', '/dashboard'],
  ])('the way back with %s', (search, expected) => {
    expect(afterLoginPath(search)).toBe(expected)
  })

  test('a logout keeps it too', () => {
    expect(keepQuery('/login', '?utm=x')).toBe('/login?utm=x')
  })
})
