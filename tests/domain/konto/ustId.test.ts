import { describe, expect, it } from 'vitest'
import { checkUstId } from '#src/domain/konto/ustId.ts'

describe('VAT number', () => {
  it.each([
    ['DE136695976', 'DE136695976'],
    ['de 136 695 976', 'DE136695976'],
    ['ATU13585627', 'ATU13585627'],
    ['BE0428759497', 'BE0428759497'],
    ['DK13585628', 'DK13585628'],
    ['EL094259216', 'EL094259216'],
    ['ESA13585625', 'ESA13585625'],
    ['FI20774740', 'FI20774740'],
    ['FR40303265045', 'FR40303265045'],
    ['IT00743110157', 'IT00743110157'],
    ['LU15027442', 'LU15027442'],
    ['NL004495445B01', 'NL004495445B01'],
    ['PL8567346215', 'PL8567346215'],
    ['PT501964843', 'PT501964843'],
    ['SE123456789701', 'SE123456789701'],
    ['SI50223054', 'SI50223054'],
    ['BG831650349', 'BG831650349'],
    ['HR33392005961', 'HR33392005961'],
    ['CY10259033P', 'CY10259033P'],
    ['CZ46505334', 'CZ46505334'],
    ['EE100931558', 'EE100931558'],
    ['HU10597190', 'HU10597190'],
    ['IE3628739L', 'IE3628739L'],
    ['LT119511515', 'LT119511515'],
    ['LV40003032949', 'LV40003032949'],
    ['MT11679112', 'MT11679112'],
    ['RO18547290', 'RO18547290'],
    ['SK2022749619', 'SK2022749619'],
    ['DE.136/695-976', 'DE136695976'],
  ])('%s is taken', (typed, ustIdNr) => {
    expect(checkUstId(typed)).toEqual({ ok: true, ustIdNr })
  })

  it.each([
    ['136695976', 'beginnen Sie mit dem Land'],
    ['XX136695976', 'keinem Land der EU'],
    ['CHE123456788', 'keinem Land der EU'],
    ['DE13669597', 'So sieht keine USt-IdNr. von DE aus'],
    ['DE136695977', 'Prüfziffer'],
    ['ATU13585626', 'Prüfziffer'],
    ['PL8567346216', 'Prüfziffer'],
  ])('%s is refused', (typed, text) => {
    expect(checkUstId(typed)).toEqual({ ok: false, text: expect.stringContaining(text) as string })
  })
})
