import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isOpen } from '#src/routes/kinds.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { layoutAttributes, LAYOUT_DEFAULTS, parseSettings } from '#src/shared/layout/layoutSettings.ts'
import { bootScript } from '#src/build/bootScript.ts'

/** The page's head as far as the script sees it. */
interface Page {
  kept?: Record<string, string> | null
  dark?: boolean
  pathname?: string
}

const FILES = { '/dashboard': ['/assets/home.js'], '/login': ['/assets/entrance.js'] }
let script: string
beforeAll(async () => {
  script = await bootScript(FILES)
})

/** Attributes of the root element after the script, what it preloads and what it asks for. */
function boot({ kept = {}, dark = false, pathname = '/dashboard' }: Page, code = script) {
  const root: Record<string, unknown> = { lang: 'en', dir: 'ltr' }
  const preloaded: string[] = []
  const asked: unknown[] = []
  const documentElement = Object.defineProperty(root, 'setAttribute', {
    value: (name: string, value: string) => {
      root[name] = value
    },
  })
  runInNewContext(code, {
    window: {},
    document: {
      documentElement,
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
    },
    localStorage: {
      getItem: (key: string) => {
        if (kept === null) throw new DOMException('blocked', 'SecurityError')
        return kept[key] ?? null
      },
    },
    matchMedia: () => ({ matches: dark }),
    location: { pathname },
    URLSearchParams,
    fetch: (path: string, init: RequestInit & { body: URLSearchParams }) => {
      asked.push([path, init.method, init.body.toString(), new Headers(init.headers).get('Authorization')])
    },
  })
  return { root, preloaded, asked }
}

describe('the look', () => {
  test.each([
    [
      'as chosen',
      '{"skin":"semi-dark","navigation":"vertical","menuCollapsed":true,"primary":"plum","footer":"fixed"}',
    ],
    ['within its bounds', '{"skin":"semi-dark","primary":"pink","appBar":7,"contentWidth":"full","menuHidden":"yes"}'],
    ['of a broken storage', '{skin:'],
    ['of a storage with something else', '"bordered"'],
  ])('%s is what the product sets later', (_, darstellung) => {
    let kept: unknown = null
    try {
      kept = JSON.parse(darstellung)
    } catch {
      // Counts as nothing.
    }
    expect(boot({ kept: { darstellung } }).root).toMatchObject(layoutAttributes(parseSettings(kept)))
  })

  test('a blocked storage starts with the defaults', () => {
    expect(boot({ kept: null }).root).toMatchObject({
      ...layoutAttributes(LAYOUT_DEFAULTS),
      lang: 'en',
      dir: 'ltr',
      'data-scheme': 'light',
    })
  })

  test.each([
    ['"light"', true, 'light'],
    ['"dark"', false, 'dark'],
    ['"system"', true, 'dark'],
    ['"system"', false, 'light'],
    ['{broken', true, 'dark'],
    ['"sepia"', false, 'light'],
  ])('mode %s with a dark system: %s', (modus, dark, scheme) => {
    expect(boot({ kept: { modus }, dark }).root['data-scheme']).toBe(scheme)
  })

  test('a build that is told to be dark is so until somebody chooses otherwise', async () => {
    vi.stubEnv('VITE_MODUS', 'dark')
    onTestFinished(() => void vi.unstubAllEnvs())
    const code = await bootScript(FILES)
    const schemeWith = (kept: Record<string, string>) => boot({ kept }, code).root['data-scheme']
    expect([schemeWith({}), schemeWith({ modus: '"light"' }), schemeWith({ modus: '"system"' })]).toEqual([
      'dark',
      'light',
      'light',
    ])
  })

  test.each([
    ['"ar"', '{}', 'ar', 'rtl'],
    ['"ar"', '{"direction":"ltr"}', 'ar', 'ltr'],
    ['"ar"', '{"direction":"up"}', 'ar', 'rtl'],
    ['"fr"', '{"direction":"rtl"}', 'fr', 'rtl'],
    ['"xx"', '{"direction":null}', 'en', 'ltr'],
    ['{broken', '{broken', 'en', 'ltr'],
  ])('language %s and look %s', (sprache, darstellung, lang, dir) => {
    expect(boot({ kept: { sprache, darstellung } }).root).toMatchObject({ lang, dir })
  })
})

const LOGGED_IN = { userData: '{}', accessToken: '"abc"' }

describe('what starts ahead', () => {
  test('the login check and the files of the page, for who is logged in', () => {
    expect(boot({ kept: LOGGED_IN, pathname: '/dashboard' })).toMatchObject({
      preloaded: ['/assets/home.js'],
      asked: [['/api/login/', 'POST', 'aktion=checkUserLogin', 'Bearer abc']],
    })
    expect(boot({ kept: LOGGED_IN, pathname: '/' }).preloaded).toEqual(['/assets/home.js'])
  })

  test('what is painted: the login where somebody has to log in, nothing for an address of no page', () => {
    expect(boot({ pathname: '/dashboard' }).root['data-screen']).toBe('login')
    expect(boot({ pathname: '/kampagne/freigeben' }).root['data-screen']).toBe('freigabe')
    expect(boot({ pathname: '/error-404' }).root['data-screen']).toBe('blank')
  })

  test('the login for everybody else; nothing is asked', () => {
    expect(boot({ pathname: '/dashboard' })).toMatchObject({ preloaded: ['/assets/entrance.js'], asked: [] })
    expect(boot({ pathname: '/error-404' })).toMatchObject({ preloaded: [], asked: [] })
  })

  test('every route of the product is known as guarded or public', () => {
    for (const { path, access, start } of RECORDS) {
      const open = isOpen(access)
      const pathname = path.replaceAll(/:\w+\??/g, '7')
      const { root, asked } = boot({ kept: LOGGED_IN, pathname })
      expect([path, root['data-screen'], asked.length]).toEqual([path, start, open ? 0 : 1])
    }
  })
})
