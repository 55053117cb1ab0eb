import { CARD_ROOMS } from './tableRooms.ts'

/** A row as a card: the name above, each further cell beside the head of its column. */
const CARDS = `
  &, tr, td { display: block }
  tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 12px }
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  tbody tr {
    position: relative;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 8px;
    background: var(--mui-palette-background-paper);
    padding: 12px 16px;
  }
  td {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    border: 0;
    padding: 4px 0;
    block-size: auto;
    text-align: end;
  }
  /* Not "start": that would be the one of the German line in a mirrored page (base.css). */
  td:first-of-type, td.whole { text-align: -webkit-match-parent; text-align: match-parent }
  td:first-of-type { display: block; font-size: 0.9375rem }
  td[data-label]:not(:first-of-type)::before {
    content: attr(data-label);
    unicode-bidi: plaintext;
    color: var(--mui-palette-text-secondary);
    text-align: start;
    flex-shrink: 0;
  }
  td.whole { display: block; padding-block: 8px }
  /* In the corner beside the name, where a hand looks for them. */
  td.actions { position: absolute; inset-block-start: 5px; inset-inline-end: 8px; block-size: 44px; padding: 0 }
  tr:has(> td.actions) > td:first-of-type { padding-inline-end: 64px }
`

/** Plain cells with static rules: a row costs no style computation of its own (performance 2.6). */
const TABLE = `
.table-room { container-type: inline-size; inline-size: 100% }
.table {
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.875rem;
  line-height: 1.45;
  th {
    position: sticky;
    /* Below the app bar; a dialog scrolls by itself and sets 0. */
    inset-block-start: var(--table-head-top, var(--bar-space));
    /* Above the buttons of the rows. */
    z-index: 2;
    text-align: start;
    font-weight: 600;
    font-size: 0.75rem;
    color: var(--mui-palette-text-secondary);
    background: var(--mui-palette-background-default);
    border-block-end: 1px solid var(--mui-palette-divider);
    padding: 10px 12px;
    white-space: nowrap;
  }
  td {
    block-size: 44px;
    padding: 6px 12px;
    border-block-end: 1px solid var(--mui-palette-divider);
    /* No alignment of its own: in a mirrored page German cells keep to the side of their column (page.css). */
    vertical-align: middle;
  }
  .end { text-align: end; font-variant-numeric: tabular-nums }
  th button { all: unset; cursor: pointer; display: inline-flex; align-items: center; gap: 4px; min-block-size: 24px }
  th button:focus-visible { outline: 2px solid var(--mui-palette-primary-main); outline-offset: 2px }
  tr.linked { position: relative }
  tr.linked:hover td { background: var(--mui-palette-grund) }
  .row-link { color: inherit; font-weight: 600; text-decoration: none }
  .row-link::after { content: ''; position: absolute; inset: 0 }
  .row-link:hover { color: var(--mui-palette-primary-main) }
  .chip { white-space: nowrap }
  td.actions { text-align: end; white-space: nowrap }
  td.actions > *, td a:not(.row-link), td button { position: relative; z-index: 1 }
}
`

/** Rules of the tables (Table.tsx); paper keeps the table. */
export function tableSheet(): string {
  const rooms = CARD_ROOMS.map((px) => `@container (max-width: ${px - 0.05}px) { .table.cards-${px} { ${CARDS} } }`)
  return `${TABLE} @media screen { ${rooms.join('')} }`
}
