import type { Interpolation, Theme } from '@mui/material/styles'
import { UNMIRRORED_DIRECTION } from './direction.ts'

/** Keeps the side where the page begins, also in a German line of a mirrored page; the first value is Safari's. */
const matchParent = ['-webkit-match-parent', 'match-parent']

/** Colours on paper: black on white, whatever the screen shows. */
const PAPER = Object.fromEntries(
  Object.entries({
    'text-primary': '#000',
    'text-secondary': '#333',
    'background-default': '#fff',
    'background-paper': '#fff',
    grund: '#fff',
    schreibtisch: '#fff',
    divider: '#999',
    'primary-main': '#000',
    'success-main': '#000',
    'warning-main': '#000',
    'error-main': '#000',
    'info-main': '#000',
    'stempel-main': '#000',
  }).map(([name, colour]) => [`--mui-palette-${name}`, `${colour} !important`]),
)

const hidden = { display: 'none !important' }

/** On paper (UX-31): what is read, and nothing to press. */
const print = {
  html: { colorScheme: 'light !important', ...PAPER },
  'html, body': { background: 'none' },
  [[
    'header',
    'nav',
    'aside:not(main aside)',
    'footer',
    'main button',
    "main [role='tablist']",
    'main .MuiTabs-root',
    "main .MuiFormControl-root:has([type='search'])",
    'main .MuiButton-root',
    '[data-no-print]',
  ].join(',')]: hidden,
  // Their words without them: a button is left out of a head that is repeated.
  'th button': { display: 'contents !important' },
  // A ground of the dark scheme would stay dark under black words.
  'main .MuiAlert-root': { background: 'none !important', color: '#000 !important', border: '1px solid #999' },
  // A sheet is narrower than a screen, and what a row can be told to do has no place there.
  'main table': { fontSize: '8.5pt !important' },
  'main :is(th, td)': { paddingInline: '4px !important' },
  'main :is(th, td)[data-actions]': hidden,
  thead: { display: 'table-header-group' },
  th: { position: 'static !important' },
  'tr, img, svg, dl > *': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  // Addresses of other places can be typed off; those of the product's own screens would say nothing.
  "main a[href^='http']::after, main a[href^='mailto:']::after": {
    content: "' (' attr(href) ')'",
    overflowWrap: 'anywhere',
  },
} as const

/** What holds on every page once the program is there; what is painted before it is base.css. */
export const globalRules: Interpolation<Theme> = {
  /*
   * German texts in a mirrored page read from left to right, also those that are typed, but keep to the side where the
   * page begins. Without specificity, so that what is centred stays centred. A style that sets a side says `left` or
   * `right`, which the mirroring turns: `start` and `end` would be those of the German line.
   */
  ":where([dir='rtl'] [lang='de']) :where(p, h1, h2, h3, dd, dt, li, label, legend, caption, figcaption, blockquote, summary, output, td:not([data-align='end']), div, a, span, strong, small, time, input, textarea)":
    { unicodeBidi: 'plaintext', textAlign: matchParent },
  ":where([dir='rtl'] [lang='de']) :where(button, [role='button'], [role='alert'])": { unicodeBidi: 'plaintext' },
  ":where([dir='rtl'] [lang='de']) li::marker": { [UNMIRRORED_DIRECTION]: 'ltr', unicodeBidi: 'isolate' },
  /* Not a short time: every element would change one picture after its parent, and a new mode would run through the page. */
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  /* Grounds are gone: a mark says what is chosen. Under the root: the kit's own styles come later. */
  '@media (forced-colors: active)': {
    ":root :is([aria-selected='true'], [aria-pressed='true'], [aria-current]:not([aria-current='false']))": {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
    ":root :is([aria-selected='true'], [aria-pressed='true'], [aria-current]):focus-visible": {
      outline: '5px double Highlight',
    },
  },
  '@media print': print,
  /* Nothing to see: that they begin tells a field of the kit that the browser filled or emptied it. */
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
}
