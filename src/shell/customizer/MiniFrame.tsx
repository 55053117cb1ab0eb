import { styled } from '@mui/material/styles'
import type { LayoutSettings } from '#src/shared/layout/layoutSettings.ts'

type BarType = LayoutSettings['appBar']

interface Props {
  bar?: BarType
  foot?: BarType
  menu?: 'top' | 'side'
  /** Space that the content leaves free on both sides. */
  inset?: number
  /** What the picture is about; drawn in the primary colour. */
  about?: 'bar' | 'foot' | 'menu' | 'content'
  /** Colours of a mode, whatever the page has. */
  scheme?: 'light' | 'dark'
  darkMenu?: boolean
  card?: 'shadow' | 'line'
  /** Runs from left to right or the other way, whatever the page does. */
  direction?: 'ltr' | 'rtl'
}

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 92,
  blockSize: 'auto',
  borderRadius: 5,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: 'var(--mui-palette-background-default)',
  '[dir="rtl"] &:not([data-turned])': { transform: 'scaleX(-1)' },
  '&[data-turned="rtl"]': { transform: 'scaleX(-1)' },
  '& .paper': { fill: 'var(--mui-palette-background-paper)', stroke: 'var(--mui-palette-divider)' },
  '& .ink': { fill: 'var(--mui-palette-kante)', opacity: 0.55 },
  '& .accent': { fill: 'var(--mui-palette-primary-main)' },
  '& .ghost': { fill: 'none', stroke: 'var(--mui-palette-primary-main)', strokeDasharray: '3 2.5' },
  '& .crisp': { stroke: 'var(--mui-palette-text-secondary)' },
  '& .soft': {
    stroke: 'none',
    filter: 'drop-shadow(0 1.5px 2px color-mix(in srgb, var(--mui-palette-text-primary) 32%, transparent))',
  },
}))

const HEIGHT = 58
const BAR = 10
const FOOT = 7
const SIDE = 22
const SHEET = { line: 'paper crisp', shadow: 'paper soft' } as const

/** Bar at an edge; a hidden one leaves its place where the picture is about it. */
function Edge({ hidden, y, height, about }: { hidden: boolean; y: number; height: number; about: boolean }) {
  if (!hidden) return <rect className={about ? 'accent' : 'paper'} x={-1} y={y} width={98} height={height} />
  return about ? <rect className="ghost" x={3} y={y + 2} width={90} height={height - 3} rx={2} /> : null
}

function TopMenu({ about }: { about: boolean }) {
  return [8, 26, 40, 54].map((x, index) => (
    <rect key={x} className={about && index > 0 ? 'accent' : 'ink'} x={x} y={4} width={10} height={2.5} rx={1} />
  ))
}

function SideMenu({ about, scheme }: { about: boolean; scheme: 'dark' | undefined }) {
  return (
    <g data-scheme={scheme}>
      <rect className="paper" x={-1} y={-1} width={SIDE} height={HEIGHT + 2} />
      {[14, 22, 30, 38].map((y) => (
        <rect key={y} className={about ? 'accent' : 'ink'} x={4} y={y} width={12} height={2.5} rx={1} />
      ))}
    </g>
  )
}

function Content({ from, to, accent, sheet }: { from: number; to: number; accent: boolean; sheet: string }) {
  const ink = accent ? 'accent' : 'ink'
  const width = to - from
  return (
    <>
      <rect className={ink} x={from} y={17} width={width * 0.45} height={3} rx={1} />
      <rect className={sheet} x={from} y={24} width={width} height={20} rx={2} />
      <rect className={ink} x={from + 5} y={29} width={(width - 10) * 0.8} height={2.5} rx={1} />
      <rect className={ink} x={from + 5} y={35} width={(width - 10) * 0.55} height={2.5} rx={1} />
    </>
  )
}

/** The frame in small, as a choice of the customizer would make it; a bar that is static is half out of it. */
export function MiniFrame(props: Props) {
  const { bar = 'fixed', foot = 'hidden', menu = 'top', inset = 8, about, scheme, darkMenu = false, card } = props
  const from = (menu === 'side' ? SIDE : 0) + inset
  return (
    <Picture viewBox={`0 0 96 ${HEIGHT}`} aria-hidden data-scheme={scheme} data-turned={props.direction}>
      <Content from={from} to={96 - inset} accent={about === 'content'} sheet={card ? SHEET[card] : 'paper'} />
      <Edge
        hidden={bar === 'hidden'}
        y={about === 'bar' && bar === 'static' ? -BAR / 2 : 0}
        height={BAR}
        about={about === 'bar'}
      />
      {menu === 'top' && about !== 'bar' && <TopMenu about={about === 'menu'} />}
      {menu === 'side' && <SideMenu about={about === 'menu'} scheme={darkMenu ? 'dark' : undefined} />}
      <Edge
        hidden={foot === 'hidden'}
        y={HEIGHT - (about === 'foot' && foot === 'static' ? FOOT / 2 : FOOT)}
        height={FOOT}
        about={about === 'foot'}
      />
    </Picture>
  )
}
