import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoRoutes } from '#src/app/demoRoutes.ts'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { renderDemo } from './renderDemo.tsx'

test('the overview leads to every screen that stands for itself', async () => {
  await renderDemo('/demo')
  expect(await screen.findByRole('heading', { level: 1, name: 'Samples of the template' })).toBeVisible()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  const itself = demoRoutes.map(({ path }) => path.replace(/\/:\w+\?$/, '')).filter((path) => !path.includes(':'))
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(itself.filter((path) => path !== '/demo' && path !== '/charts-and-maps')),
  )
})

test('follows the language of the frame', async () => {
  await renderDemo('/charts-and-maps')
  expect(await screen.findByRole('heading', { level: 1, name: 'Charts and maps' })).toBeVisible()
  try {
    await changeSprache('ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'المخططات والخرائط' })).toBeVisible()
  } finally {
    await changeSprache('en')
  }
})

test('whoever may not read Demo is told so', async () => {
  await renderDemo('/demo', { as: 'freigabe@example.org' })
  expect(await screen.findByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible()
})

test.each(demoRoutes.map((route) => [route.path, route] as const))('%s asks for the ability', (_, route) => {
  expect(route.access).toEqual({ action: 'read', subject: 'Demo' })
  expect(route.path).toMatch(/^\/(demo|charts-and-maps)(\/|$)/)
})
