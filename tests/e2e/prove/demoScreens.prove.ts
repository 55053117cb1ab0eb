import { demoFindings, SCREENS } from '../support/demoScreens.ts'
import { expect, test } from '../support/test.ts'

for (const language of ['en', 'ar'] as const)
  test(`every demo screen is without findings, in both modes: ${language}`, async ({ page, problems }) => {
    expect(await demoFindings(page, language, SCREENS)).toEqual([])
    expect(problems).toEqual([])
  })
