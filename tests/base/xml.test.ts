import { expect, it } from 'vitest'
import { el, escapeXml, txt, xmlDokument } from '#src/base/xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

it('leaves out what is empty and what XML 1.0 does not allow', () => {
  const text = (node: ReturnType<typeof txt>) => xmlDokument(el('r', node), { a: 'urn:a' })
  expect([txt('n', null), txt('n', ''), txt('n', ' \n ')]).toEqual([null, null, null])
  expect(text(txt('n', ' a<b>&"\'\u0001\u001f\uffff\ud800 '))).toContain('<n>a&#60;b&#62;&#38;&#34;&#39;\ufffd</n>')
  expect(text(txt('n', 'a\tb\nc\rd'))).toContain('<n>a\tb\nc\rd</n>')
  expect(xmlDokument(el('r', null, undefined, false, [txt('n', '1', { k: '<' }), null]), { a: 'urn:a' })).toBe(
    `${HEAD}<r xmlns:a="urn:a">\n  <n k="&#60;">1</n>\n</r>\n`,
  )
  expect(xmlDokument(el('r'), {})).toContain('<r/>\n')
})

it('escapes a text by itself, the half of a pair and the last code points too', () => {
  expect(escapeXml('<a href="x">\'&\u007f\ufffe\ud83d</a>🌷')).toBe(
    '&#60;a href=&#34;x&#34;&#62;&#39;&#38;\ufffd&#60;/a&#62;🌷',
  )
})

it('indents children by two blanks a level, attributes of the root behind its namespaces', () => {
  const root = { ...el('a', el('b', txt('c', ' 1 '))), attribute: { v: '2' } }
  expect(xmlDokument(root, { x: 'urn:x', y: 'urn:y' })).toBe(
    `${HEAD}<a xmlns:x="urn:x" xmlns:y="urn:y" v="2">\n  <b>\n    <c>1</c>\n  </b>\n</a>\n`,
  )
})
