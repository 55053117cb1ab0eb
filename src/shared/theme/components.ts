import type { Components, Theme } from '@mui/material/styles'
import { fieldOverrides } from './fields.ts'

/** Radius of small things, px; 8 is the theme's. */
const RADIUS_SMALL = 6
/** The one soft shadow, for what floats. */
export const FLOAT_SHADOW = 'var(--float-shadow)'

/** Where the system chooses the colours neither grounds nor shadows are seen: an edge stands for them. */
const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } }
const forcedGround = {
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const

/** In dark mode a shadow is not seen: what floats is lighter paper. */
const floating = (theme: Theme) => ({
  boxShadow: FLOAT_SHADOW,
  ...forcedEdge,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.grund }),
})

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
})

/** Static styles of the kit; screens use `sx` only for their own layout. */
export const componentOverrides: Components<Theme> = {
  ...fieldOverrides,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ fontFamily: 'inherit', '&:focus-visible, &.Mui-focusVisible': focusRing(theme) }),
    },
  },
  MuiButton: {
    // A busy button keeps its words.
    defaultProps: { disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        '@media (pointer: coarse)': { minHeight: 44 },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      },
      sizeSmall: { minHeight: 32, paddingInline: 12, borderRadius: RADIUS_SMALL },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.kante }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: RADIUS_SMALL,
        color: 'inherit',
        // The kit's own ground under the pointer goes with its ripple.
        '&:hover, &[aria-expanded="true"]': { backgroundColor: 'color-mix(in srgb, currentcolor 8%, transparent)' },
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      },
    },
  },
  // As wide as the settings of the page say (shell/boot.css).
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxInlineSize: 'var(--content-width)', paddingInline: 'var(--page-padding)' } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        ...floating(theme),
        // A phone has no width to give away.
        [theme.breakpoints.down('sm')]: {
          margin: 12,
          width: 'calc(100% - 24px)',
          maxWidth: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
          '& .MuiDialogTitle-root, & .MuiDialogContent-root': { paddingInline: 20 },
        },
        // Of a window as low as this (zoom of 400 %) heading and buttons would leave nothing for what is between them.
        '@media (max-height: 25rem)': {
          display: 'block',
          overflowY: 'auto',
          '& .MuiDialogContent-root': { overflowY: 'visible' },
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, paddingBlock: 20 }) } },
  // One that closes is gone for the pointer at once: what is pressed next is below it.
  MuiPopover: { styleOverrides: { root: { '&[aria-hidden="true"]': { pointerEvents: 'none' } } } },
  MuiDialogContent: { styleOverrides: { root: { '--table-head-top': '0px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => floating(theme),
    },
  },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenuItem: {
    styleOverrides: {
      // The kit gives an item no least height beside a mouse, and its parts sizes and separate colours.
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 40,
        [theme.breakpoints.up('sm')]: { minHeight: 40 },
        '@media (pointer: coarse)': { minHeight: 44 },
        '& .MuiListItemText-primary': theme.typography.body2,
        '& .MuiListItemText-secondary': theme.typography.caption,
        '& .MuiListItemIcon-root': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 16, textTransform: 'none' } } },
  MuiTabs: {
    styleOverrides: {
      root: {
        minHeight: 44,
        // Between the buttons that scroll the row there would be no room for a tab.
        '@media (max-width: 22rem)': {
          '& .MuiTabs-list': { flexWrap: 'wrap' },
          '& .MuiTabs-scrollButtons, & .MuiTabs-indicator': { display: 'none' },
          '& .MuiTab-root.Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        borderRadius: RADIUS_SMALL,
        padding: '6px 10px',
        ...forcedEdge,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        borderRadius: theme.vars.shape.borderRadius,
        ...forcedEdge,
        // On a phone a way on is below the words, not a wall beside them.
        [theme.breakpoints.down('sm')]: {
          '&:has(> .MuiAlert-action > .MuiButton-root)': { flexWrap: 'wrap' },
          '& > .MuiAlert-action:has(> .MuiButton-root)': { flexBasis: '100%', margin: 0, paddingInlineStart: 22 },
        },
      }),
      // An edge says how serious it is; the words are words of the page.
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
          props: { severity },
          style: { borderColor: theme.vars.palette[severity].main },
        })),
      }),
      message: { flex: '1 1 0' },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minWidth: 36,
        height: 36,
        margin: '0 2px',
        borderRadius: RADIUS_SMALL,
        '&.Mui-selected': { fontWeight: theme.typography.fontWeightBold },
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
      }),
    },
  },
  // A thumb lies on its track: the kit's shadow is the large one here.
  MuiSwitch: {
    styleOverrides: {
      thumb: ({ theme }) => ({
        boxShadow: `0 0 0 1px ${theme.vars.palette.kante}`,
        ...forcedEdge,
        '.Mui-checked > &': { '@media (forced-colors: active)': { borderWidth: 10 } },
      }),
      track: forcedEdge,
    },
  },
  MuiLinearProgress: { styleOverrides: { root: forcedEdge, bar: forcedGround } },
  MuiSkeleton: { defaultProps: { animation: false } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
