import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { layoutSettings, resetLayout, startLayout } from '#src/shared/layout/layoutStore.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
let stop: () => void
beforeAll(() => {
  stop = startLayout()
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetLayout()
})
afterAll(async () => {
  stop()
  document.documentElement.dir = 'ltr'
  await changeSprache('en')
})

const root = document.documentElement
const kept = (): unknown => JSON.parse(localStorage.getItem('darstellung') ?? 'null')

async function open(name = 'Theme customizer') {
  const app = await renderApp('/not-authorized', { as: 'kunde@example.org', backend })
  const handle = await screen.findByRole('button', { name })
  await app.user.click(handle)
  const drawer = await screen.findByRole('dialog', { name })
  return { ...app, handle, drawer }
}

const group = (drawer: HTMLElement, name: string) => within(drawer).getByRole('group', { name })

async function choose(user: UserEvent, drawer: HTMLElement, [legend, option]: readonly [string, string]) {
  await user.click(within(group(drawer, legend)).getByRole('radio', { name: option }))
}

async function close(user: UserEvent) {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('each choice is on the page at once and kept', () => {
  test.each([
    ['Primary colour', 'Plum', 'data-primary', 'plum', { primary: 'plum' }],
    ['Skin', 'Bordered', 'data-skin', 'bordered', { skin: 'bordered' }],
    ['Content width', 'Full', 'data-width', 'full', { contentWidth: 'full' }],
    ['Navigation', 'Vertical', 'data-nav', 'vertical', { navigation: 'vertical' }],
    ['App bar', 'Static', 'data-bar', 'static', { appBar: 'static' }],
    ['App bar', 'Hidden', 'data-bar', 'hidden', { appBar: 'hidden' }],
    ['Footer', 'Fixed', 'data-footer', 'fixed', { footer: 'fixed' }],
    ['Footer', 'Hidden', 'data-footer', 'hidden', { footer: 'hidden' }],
  ])('%s: %s', async (legend, option, attribute, value, settings) => {
    const { user, drawer } = await open()
    await choose(user, drawer, [legend, option])
    expect(root).toHaveAttribute(attribute, value)
    expect(kept()).toMatchObject(settings)
    expect(within(group(drawer, legend)).getByRole('radio', { name: option })).toBeChecked()
    expect(within(group(drawer, legend)).getAllByRole('radio', { checked: true })).toHaveLength(1)
  })

  test('theme: light, dark and system', async () => {
    const { user, drawer } = await open()
    expect(within(group(drawer, 'Theme')).getByRole('radio', { name: 'System' })).toBeChecked()
    await choose(user, drawer, ['Theme', 'Dark'])
    expect(root).toHaveAttribute('data-scheme', 'dark')
    expect(localStorage.getItem('modus')).toBe('"dark"')
    await choose(user, drawer, ['Theme', 'System'])
    expect(root).toHaveAttribute('data-scheme', 'light')
    expect(localStorage.getItem('modus')).toBe('"system"')
  })

  test('the side menu collapsed and hidden; the top menu has no such states', async () => {
    const { user, drawer } = await open()
    expect(within(drawer).queryByRole('switch')).toBeNull()
    await choose(user, drawer, ['Navigation', 'Vertical'])
    await user.click(within(drawer).getByRole('switch', { name: 'Menu collapsed' }))
    expect(root).toHaveAttribute('data-menu', 'collapsed')
    await user.click(within(drawer).getByRole('switch', { name: 'Menu hidden' }))
    expect(root).toHaveAttribute('data-menu', 'hidden')
    expect(kept()).toMatchObject({ menuCollapsed: true, menuHidden: true })
  })

  test('direction: the page turns round and back without another start', async () => {
    const { user, drawer, address } = await open()
    expect(within(group(drawer, 'Direction')).getByRole('radio', { name: 'Left to right' })).toBeChecked()
    await choose(user, drawer, ['Direction', 'Right to left'])
    await waitFor(() => expect(root).toHaveAttribute('dir', 'rtl'))
    expect(root).toHaveAttribute('lang', 'en')
    await choose(user, drawer, ['Direction', 'Left to right'])
    await waitFor(() => expect(root).toHaveAttribute('dir', 'ltr'))
    expect(address()).toBe('/not-authorized')
  })
})

test('semi-dark is offered with the side menu alone, and gives way when the top menu comes back', async () => {
  const { user, drawer } = await open()
  const skins = () =>
    within(group(drawer, 'Skin'))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'))
  expect(skins()).toEqual(['default', 'bordered'])
  await choose(user, drawer, ['Navigation', 'Vertical'])
  await choose(user, drawer, ['Skin', 'Semi-dark'])
  expect(root).toHaveAttribute('data-skin', 'semi-dark')
  await choose(user, drawer, ['Navigation', 'Horizontal'])
  expect(skins()).toEqual(['default', 'bordered'])
  expect(root).toHaveAttribute('data-skin', 'default')
  expect(within(group(drawer, 'Skin')).getByRole('radio', { name: 'Default' })).toBeChecked()
})

test('reset brings everything back, the theme too', async () => {
  const { user, drawer } = await open()
  await choose(user, drawer, ['Theme', 'Dark'])
  await choose(user, drawer, ['Primary colour', 'Moss'])
  await choose(user, drawer, ['App bar', 'Hidden'])
  await choose(user, drawer, ['Page transition', 'Slide up'])
  await user.click(within(drawer).getByRole('button', { name: 'Reset' }))
  expect(root).toHaveAttribute('data-primary', 'ink')
  expect(root).toHaveAttribute('data-bar', 'fixed')
  expect(root).toHaveAttribute('data-scheme', 'light')
  expect(kept()).toBeNull()
  expect(layoutSettings().transition).toBe('fade')
})

test("reset leads back to the mode that the build was told, not to the system's", async () => {
  vi.stubEnv('VITE_MODUS', 'dark')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { user, drawer } = await open()
  await choose(user, drawer, ['Theme', 'Light'])
  expect(root).toHaveAttribute('data-scheme', 'light')
  await user.click(within(drawer).getByRole('button', { name: 'Reset' }))
  expect(root).toHaveAttribute('data-scheme', 'dark')
})

test('by keyboard alone: opened, arrow keys choose, Escape closes and the handle has the focus again', async () => {
  const { user, router } = await renderApp('/not-authorized', { as: 'kunde@example.org', backend })
  const handle = await screen.findByRole('button', { name: 'Theme customizer' })
  handle.focus()
  await user.keyboard('{Enter}')
  const drawer = await screen.findByRole('dialog', { name: 'Theme customizer' })
  expect(handle).toHaveAttribute('aria-expanded', 'true')
  within(group(drawer, 'Primary colour')).getByRole('radio', { name: 'Ink' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(within(group(drawer, 'Primary colour')).getByRole('radio', { name: 'Petrol' })).toHaveFocus()
  expect(root).toHaveAttribute('data-primary', 'petrol')
  await close(user)
  expect(handle).toHaveFocus()
  expect(handle).toHaveAttribute('aria-expanded', 'false')
  expect(router.state.location.pathname).toBe('/not-authorized')
})

test('the handle speaks the language of the frame, and so does what it opens', async () => {
  const { user } = await renderApp('/not-authorized', { as: 'kunde@example.org', backend })
  await changeSprache('fr')
  await user.click(await screen.findByRole('button', { name: 'Personnaliser l’apparence' }))
  const drawer = await screen.findByRole('dialog', { name: 'Apparence' })
  expect(group(drawer, 'Couleur principale')).toBeVisible()
  expect(within(drawer).getByRole('button', { name: 'Réinitialiser' })).toBeVisible()
  await changeSprache('en')
})

describe('page transition', () => {
  /** What was played on the content; the browser of the tests cannot move anything itself. */
  function recordMotion() {
    const played: (Keyframe | undefined)[] = []
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    Object.assign(HTMLElement.prototype, {
      animate(this: HTMLElement, frames: Keyframe[]) {
        if (this.id === 'inhalt') played.push(frames[0])
      },
    })
    return played
  }
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    vi.unstubAllGlobals()
  })

  test('is shown when it is chosen, and on every page after that, but not for another query', async () => {
    const played = recordMotion()
    const { user, drawer, router } = await open()
    await choose(user, drawer, ['Page transition', 'Slide up'])
    const slide = { opacity: 0, transform: 'translateY(72px)' }
    expect(played).toEqual([slide])
    expect(kept()).toMatchObject({ transition: 'slide-y' })
    await close(user)
    await router.navigate('/kampagne')
    await screen.findByRole('heading', { name: 'Mailingkampagnen', level: 1 })
    expect(played).toEqual([slide, slide])
    await router.navigate('/kampagne?state=inBezahlung')
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(played).toHaveLength(2)
  })

  test('none moves nothing', async () => {
    const played = recordMotion()
    const { user, drawer, router } = await open()
    await choose(user, drawer, ['Page transition', 'None'])
    await close(user)
    await router.navigate('/werbemittel')
    await screen.findByRole('heading', { name: 'Werbemittel', level: 1 })
    expect(played).toEqual([])
  })
})
