import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { notify } from '#src/shared/notify/notify.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

/** Texts that become markup or code wherever a text is taken for either; none is longer than a name may be. */
const ANGRIFFE = [
  '<script>window.__pwned=1</script>',
  '<img src=x onerror="window.__pwned=1">',
  '"><svg onload="window.__pwned=1">',
  "'><iframe srcdoc='<script>top.__pwned=1</script>'>",
  '<a href="javascript:window.__pwned=1">hier</a>',
  '{{constructor.constructor("window.__pwned=1")()}}',
  '${window.__pwned=1}',
  '&lt;b&gt;fett&lt;/b&gt; &#60;i&#62;',
  '</title><script>window.__pwned=1</script>',
  '<details open ontoggle="window.__pwned=1">',
  '$t(common:action.save) {{name}}',
  '<0>fett</0><strong>kursiv</strong>',
]

const FREMD = 'script:not([src]), iframe, img[src="x"], svg[onload], details[ontoggle], a[href^="javascript"]'

const backend = backendForAll({ verbraucher: 10 })
beforeAll(async () => {
  const token = await backend.login('kunde@example.org')
  const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' as const } }
  for (const bezeichnung of ANGRIFFE) {
    await backend.call(token, 'saveZielgruppe', { bezeichnung, filter })
    await backend.call(token, 'saveWerbemittel', { bezeichnung, format: 'maxipostkarte' })
  }
})
/** Nothing of it became markup or ran. */
const harmlos = () => document.querySelector(FREMD) === null && !('__pwned' in window)

describe('texts of people', () => {
  test.each(['/zielgruppe', '/werbemittel'])('SEC-27 stay texts at %s', async (path) => {
    await renderApp(path, { as: 'kunde@example.org', backend })
    for (const angriff of ANGRIFFE)
      expect((await screen.findAllByText(angriff, { normalizer: (text) => text })).length).toBeGreaterThan(0)
    expect(harmlos()).toBe(true)
  })

  test('SEC-27 stay texts in a toast and in the answer of a refused call', async () => {
    const intercept = ({ aktion }: { aktion: string | null }) =>
      aktion === 'fetchZielgruppen'
        ? Response.json(
            { fehler: { code: 'X', text: ANGRIFFE.join('\n'), anfrage: '<b>ABCDEFGH</b>' } },
            { status: 409 },
          )
        : null
    await renderApp('/zielgruppe', { as: 'kunde@example.org', backend, intercept })
    await waitFor(() => expect(document.body.textContent).toContain(ANGRIFFE[0]))
    for (const angriff of ANGRIFFE) expect(document.body.textContent).toContain(angriff)
    notify.error(ANGRIFFE.join(' '), { title: ANGRIFFE[1] ?? '' })
    await waitFor(() => expect(document.body.textContent).toContain(ANGRIFFE.join(' ')))
    expect(harmlos()).toBe(true)
  })
})
