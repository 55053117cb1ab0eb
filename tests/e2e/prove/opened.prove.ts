import { paths } from '#src/routes/paths.ts'
import { enter } from '../support/people.ts'
import { tour, type Screen } from '../support/openers.ts'
import { complete, LANGUAGES, screensBehindLogin } from '../support/screens.ts'
import { special } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

test.use({ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel' })

for (const [sprache, rules] of LANGUAGES)
  test(`${sprache}: everything that opens, on every screen, light and dark`, async ({ page }, testInfo) => {
    page.setDefaultTimeout(20_000)
    await enter(page, paths.notAuthorized, { sprache })
    await complete(page, false)
    const plain: Screen[] = (await screensBehindLogin(page)).map((path) => ({ path }))
    const screens = [...plain, ...(await special(page))]
    const opened: string[] = []
    const found: string[] = []
    for (const screen of screens) {
      const result = await tour(page, screen, { rules, announcedOnly: false }).catch((error: unknown) => ({
        opened: [],
        findings: [`${screen.path} ${screen.state ?? ''}: ${String(error).slice(0, 300)}`],
      }))
      for (const line of result.findings) console.log(`   ${line}`)
      opened.push(...result.opened)
      found.push(...result.findings)
      console.log(
        `${sprache} ${screen.path} ${screen.state ?? ''}: ${result.opened.length} opened, ${result.findings.length} findings`,
      )
    }
    console.log(`${sprache}: ${screens.length} screens, ${opened.length} layers, ${found.length} findings`)
    await testInfo.attach('opened', { body: opened.join('\n'), contentType: 'text/plain' })
    expect(found).toEqual([])
  })
