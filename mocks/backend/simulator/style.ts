/** The simulator's own small stylesheet; the product's theme is out of reach here, only its colours are the same. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f7f5f0; --paper: #fff; --ink: #23211d; --quiet: #5f5b53; --line: #e4e0d7; --edge: #8a857a; --soft: #faf8f4;
  --primary: #2c4a8a; --on-primary: #fff; --stamp: #b5372a;
  --grey-fg: #57534a; --grey-bg: #ece9e1; --blue-fg: #22518c; --blue-bg: #d8e6f7; --teal-fg: #165d6b; --teal-bg: #d5ecef;
  --green-fg: #23622e; --green-bg: #daeedb; --red-fg: #9f241c; --red-bg: #fae3df; --amber-fg: #734b00; --amber-bg: #f8eacb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #181714; --paper: #211f1c; --ink: #ede9e1; --quiet: #b0aa9e; --line: #37342e; --edge: #807a6f; --soft: #282622;
    --primary: #9db5ee; --on-primary: #14203f; --stamp: #f0907f;
    --grey-fg: #c9c3b7; --grey-bg: #37342e; --blue-fg: #a6cbf2; --blue-bg: #20374f; --teal-fg: #93d3dc; --teal-bg: #1a3e43;
    --green-fg: #9bd6a2; --green-bg: #203f26; --red-fg: #f5aba2; --red-bg: #4d2723; --amber-fg: #ecc67c; --amber-bg: #453619;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--primary); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset-inline-start: 16px; top: 8px; background: var(--paper); padding: 8px 12px; z-index: 1; }
.width { max-width: 1080px; margin-inline: auto; padding-inline: 24px; }
header.bar { background: var(--paper); border-block-end: 1px solid var(--line); }
header.bar .width { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding-block: 12px; }
.brand { font-weight: 600; font-size: 18px; color: inherit; text-decoration: none; }
.brand span { color: var(--stamp); }
nav { display: flex; flex-wrap: wrap; gap: 4px; flex: 1 1 auto; }
nav a { padding: 6px 12px; border-radius: 6px; text-decoration: none; color: var(--quiet); min-height: 36px; }
nav a[aria-current] { background: var(--grey-bg); color: var(--ink); font-weight: 600; }
nav a.out { margin-inline-start: auto; }
.clock { background: var(--soft); border-block-end: 1px solid var(--line); }
.clock .width { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding-block: 8px; }
.clock strong { font-weight: 600; }
.clock form { display: inline; }
main { padding-block: 24px 64px; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 32px 0 8px; font-weight: 600; }
h2 .count { color: var(--quiet); font-weight: 400; }
h3 { font-size: 16px; margin: 0 0 8px; font-weight: 600; overflow-wrap: anywhere; }
p { margin: 0 0 12px; }
.lead { color: var(--quiet); max-width: 70ch; }
.quiet { color: var(--quiet); font-size: 14px; }
.sheet { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.sheet + .reach { margin-top: 16px; }
ul.rows { list-style: none; margin: 0; padding: 0; }
ul.rows > li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr); gap: 8px 24px; align-items: center; padding: 16px 20px; }
ul.rows > li + li { border-block-start: 1px solid var(--line); }
.name { font-weight: 600; color: inherit; overflow-wrap: anywhere; }
.chip { display: inline-block; border-radius: 999px; padding: 1px 10px; margin-block: 2px; font-size: 14px; font-weight: 600; background: var(--grey-bg); color: var(--grey-fg); }
.chip.info { background: var(--blue-bg); color: var(--blue-fg); }
.chip.primary { background: var(--teal-bg); color: var(--teal-fg); }
.chip.success { background: var(--green-bg); color: var(--green-fg); }
.chip.error { background: var(--red-bg); color: var(--red-fg); }
.chip.warning { background: var(--amber-bg); color: var(--amber-fg); }
.step { margin: 4px 0 0; }
.turn { display: block; }
.center { text-align: center; }
.do { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
button, .button { font: inherit; display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 6px 16px; border-radius: 8px; border: 1px solid var(--edge); background: var(--paper); color: var(--ink); cursor: pointer; text-decoration: none; text-align: center; }
button.main, .button.main { background: var(--primary); border-color: var(--primary); color: var(--on-primary); font-weight: 600; }
button.danger { border-color: var(--red-fg); color: var(--red-fg); }
button.small { min-height: 36px; padding: 3px 12px; }
button:hover:not(:disabled), .button:hover { filter: brightness(0.96); }
button:disabled { opacity: .55; cursor: not-allowed; }
label { display: block; font-weight: 600; margin-block-end: 4px; }
label.tick { display: flex; gap: 8px; font-weight: 400; align-items: flex-start; padding-block: 4px; }
label.tick input { width: 20px; height: 20px; margin: 2px 0 0; flex: none; accent-color: var(--primary); }
input[type='text'], input[type='date'], input[type='number'], textarea { font: inherit; width: 100%; max-width: 480px; min-height: 40px; padding: 6px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: var(--ink); }
.reach { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; margin-block-end: 16px; }
.reach p { margin: 0; }
.field { margin-block-end: 16px; }
fieldset { border: 0; padding: 0; margin: 0 0 16px; }
legend { font-weight: 600; padding: 0; margin-block-end: 4px; }
.notice { border-radius: 8px; padding: 12px 16px; margin-block-end: 24px; background: var(--green-bg); color: var(--green-fg); }
.notice.error { background: var(--red-bg); color: var(--red-fg); }
.action { padding: 20px; }
.action + .action { border-block-start: 1px solid var(--line); }
.action p { max-width: 66ch; }
details > summary { cursor: pointer; font-weight: 600; padding-block: 8px; }
dl.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 24px; margin: 0 0 16px; }
dl.facts dt { color: var(--quiet); }
dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.mail { padding: 16px 20px; }
.mail + .mail { border-block-start: 1px solid var(--line); }
.mail .text { white-space: pre-line; overflow-wrap: anywhere; max-width: 74ch; margin-block-end: 12px; }
.mail iframe { display: block; width: 100%; max-width: 640px; height: 520px; margin-block: 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
ol.history { list-style: none; margin: 0; padding: 0; }
ol.history li { padding: 8px 20px; display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 0 16px; }
ol.history li + li { border-block-start: 1px solid var(--line); }
.files { margin: 8px 0; padding-inline-start: 20px; }
.pay { max-width: 480px; margin: 24px auto; padding: 32px; }
.pay .amount { font-size: 40px; font-weight: 600; line-height: 1.2; margin: 8px 0 24px; }
.pay .do { flex-direction: column; }
.pay .do form, .pay .do button { width: 100%; }
.empty { padding: 32px 20px; }
.do.start { justify-content: flex-start; }
@media (max-width: 720px) {
  .width { padding-inline: 16px; }
  ul.rows > li { grid-template-columns: minmax(0, 1fr); padding: 16px; }
  .do { justify-content: flex-start; }
  .do form, .do .button, .do button { width: 100%; }
  .clock .do form, .clock button { width: auto; }
  ol.history li, dl.facts { grid-template-columns: minmax(0, 1fr); }
  dl.facts dd { margin-block-end: 8px; }
  .pay { padding: 24px 16px; margin-block: 8px; }
  .action, .mail { padding: 16px; }
  nav a { padding-inline: 8px; }
  nav a.out { margin-inline-start: 0; }
  header.bar nav { flex-basis: 100%; }
}
`
