import type { Asset } from '#src/contract/asset.ts'
import { seite, type Farbe, type Layer, type Seite } from '#src/contract/dokument.ts'
import type { Konto } from '#src/contract/konto.ts'
import { defaultSeiten, GUT_DPI, MINDEST_DPI, MM_PER_INCH } from '#src/engines/print/rules.ts'
import muster from './muster.json' with { type: 'json' }
import { farbrollen, type Farbrollen } from './farbrollen.ts'
import type { Vorlage, VorlageEbene, VorlageSeite, VorlageStueck } from './vorlage.ts'

/** What a template takes of the customer; without an account to read there is no more than a name. */
export type VorlageKonto = Pick<Konto, 'firma' | 'markenfarbe' | 'rechnungsEmail' | 'ansprechpartner'> & {
  standardAbsender: Konto['standardAbsender'] | null
}
/** The logo as a picture of the Werbemittel. */
export type VorlageLogo = Pick<Asset, 'id' | 'px'>

/** Where codes lead until their target is known: no such place can exist (RFC 2606). */
export const MUSTER_WEB = muster.web
/** Providers of mail whose domain is not the customer's site. */
const FREEMAIL =
  /(?:gmail|googlemail|gmx|web|t-online|outlook|hotmail|yahoo|icloud|freenet|mailbox|posteo|aol|live)\.\w+$/i
/** A logo is placed no larger than it prints sharply, mm. Below this width it may be less sharp; assumed. */
const LEAST_LOGO_MM = 18
/** How small a filled-in text may get; assumed. */
const LEAST_SHARE = 0.45
const LEAST_MM = 2

const FREI = { position: false, size: false, content: false, order: false, delete: false }
const BASIS = { name: '', rotation: 0, opacity: 1, visible: true, print: true, locked: FREI, required: false }
const STYLE = { weight: 400, italic: false, tracking: 0, underline: false }
const TEXT = { padding: 0, vAlign: 'top', overflow: 'fehler' }

function websiteOf({ rechnungsEmail, ansprechpartner }: VorlageKonto): string {
  const mail = [...ansprechpartner.map(({ email }) => email), rechnungsEmail].find((one) => one.includes('@'))
  const domain = mail?.split('@').at(-1) ?? ''
  return domain === '' || FREEMAIL.test(domain) ? MUSTER_WEB : `www.${domain}`
}

/** What stands for "{firma}" and the like. Null: nobody is known yet. */
function wordsOf(konto: VorlageKonto | null): Readonly<Record<string, string>> {
  const web = konto ? websiteOf(konto) : MUSTER_WEB
  const absender = konto?.standardAbsender
  return {
    firma: konto?.firma || muster.firma,
    strasse: absender ? `${absender.strasse} ${absender.hausnummer}`.trim() : muster.strasse,
    ort: absender ? `${absender.plz} ${absender.ort}` : muster.ort,
    telefon: konto?.ansprechpartner.find(({ telefon }) => telefon !== '')?.telefon ?? muster.telefon,
    web,
  }
}

interface Filling {
  rollen: Farbrollen
  words: Readonly<Record<string, string>>
  logo: VorlageLogo | null
}

/** Inks in per cent. Throws for anything else. */
function inksOf(text: string): Farbe {
  const [c = NaN, m = NaN, y = NaN, k = NaN] = text.split(' ').map(Number)
  if ([c, m, y, k].some(Number.isNaN)) throw new Error(`No colour: ${text}`)
  return { c: c / 100, m: m / 100, y: y / 100, k: k / 100 }
}

const isRolle = (text: string, rollen: Farbrollen): text is keyof Farbrollen => Object.hasOwn(rollen, text)

const COLOURS = new Set(['fill', 'color', 'background'])

/** The same with each colour in inks. */
function inked(value: unknown, rollen: Farbrollen, key = ''): unknown {
  if (COLOURS.has(key) && typeof value === 'string') return isRolle(value, rollen) ? rollen[value] : inksOf(value)
  if (Array.isArray(value)) return value.map((each) => inked(each, rollen))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inked(each, rollen, name)]))
}

const MARKE = /\{(\w+)\}/g

const filled = (text: string, words: Filling['words']) => text.replace(MARKE, (_, name: string) => words[name] ?? '')

function runOf(stueck: VorlageStueck, words: Filling['words']) {
  if (typeof stueck === 'string') return { t: 'text', text: filled(stueck, words) }
  if ('ph' in stueck) return { t: 'ph', key: stueck.ph, fallback: stueck.fallback }
  return { t: 'text', text: filled(stueck.text, words), style: stueck.style }
}

interface TextEbene extends VorlageEbene {
  align?: 'left' | 'center' | 'right'
  paragraphs: (VorlageStueck | VorlageStueck[])[]
  style: Record<string, unknown> & { size: number }
}

const isText = (layer: VorlageEbene): layer is TextEbene => layer.type === 'text'

/** What is filled in may be long: then it is set smaller. */
function textOf({ align = 'left', paragraphs, style, ...layer }: TextEbene, words: Filling['words']) {
  const own = JSON.stringify(paragraphs)
  const grows = own.search(MARKE) >= 0 || own.includes('"ph"')
  const least = Math.max(LEAST_MM, Math.round(style.size * LEAST_SHARE * 100) / 100)
  return {
    ...BASIS,
    ...TEXT,
    lineHeight: Math.round(style.size * 1.25 * 100) / 100,
    ...(grows && { overflow: 'verkleinern', minSize: least }),
    ...layer,
    style: { ...STYLE, ...style },
    paragraphs: paragraphs.map((one) => ({
      align,
      runs: (Array.isArray(one) ? one : [one]).map((stueck) => runOf(stueck, words)),
    })),
  }
}

/** The logo in the box of the text that stands for it, at the side that the text is aligned to. */
function logoOf({ align = 'left', ...layer }: TextEbene, { id, px }: VorlageLogo) {
  const box = { x: Number(layer.x), y: Number(layer.y), w: Number(layer.w), h: Number(layer.h) }
  const sharp = (px[0] / GUT_DPI) * MM_PER_INCH
  const most = Math.max(sharp, Math.min(LEAST_LOGO_MM, (px[0] / MINDEST_DPI) * MM_PER_INCH))
  const w = Math.min(most, box.w, (box.h * px[0]) / px[1])
  const h = (w * px[1]) / px[0]
  const free = { left: 0, center: (box.w - w) / 2, right: box.w - w }[align]
  const mm = (value: number) => Math.round(value * 1000) / 1000
  return {
    ...BASIS,
    id: layer.id,
    name: muster.logo,
    type: 'bild',
    x: mm(box.x + free),
    y: mm(box.y + (box.h - h) / 2),
    w: mm(w),
    h: mm(h),
    assetId: id,
    fit: 'einpassen',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    flipX: false,
    flipY: false,
    alt: muster.logo,
  }
}

function layerOf(layer: VorlageEbene, { words, logo }: Filling): object {
  if (!isText(layer)) return { ...BASIS, ...layer }
  return logo && layer.id.startsWith('logo') ? logoOf(layer, logo) : textOf(layer, words)
}

function systemLayer(layer: Layer, { qrcode, datenschutz }: VorlageSeite, { words }: Filling): object {
  if (layer.type === 'qrcode')
    return qrcode
      ? { ...layer, enabled: true, inhalt: `https://${words.web ?? ''}`, ...qrcode }
      : { ...layer, enabled: false }
  return layer.type === 'datenschutz' ? { ...layer, ...datenschutz } : layer
}

/** The pages of a template with the customer's name, sender, colour and logo. */
export function fillVorlage(vorlage: Vorlage, konto: VorlageKonto | null, logo: VorlageLogo | null): Seite[] {
  const eigene = (name: keyof Vorlage['farben']) => inksOf(vorlage.farben[name])
  const own = {
    marke: eigene('marke'),
    mitte: eigene('mitte'),
    tief: eigene('tief'),
    hell: eigene('hell'),
    akzent: eigene('akzent'),
  }
  const filling = { rollen: farbrollen(own, konto?.markenfarbe ?? null), words: wordsOf(konto), logo }
  return defaultSeiten(vorlage.format).map((page, index) => {
    const side = vorlage.seiten[index]
    if (!side) throw new Error(`${vorlage.id} has no page ${page.side}`)
    const ours = side.layers.map((layer) => inked(layerOf(layer, filling), filling.rollen))
    const system = page.layers.map((layer) => systemLayer(layer, side, filling))
    const background =
      side.background === undefined ? {} : { background: inked(side.background, filling.rollen, 'background') }
    return seite.parse({ ...page, ...background, layers: [...ours, ...system] })
  })
}
