import type { Components, Theme } from '@mui/material/styles'

/** Room above and below the one line of a field. */
const lineOf = (height: string) => ({ paddingBlock: `calc((${height} - 1.4375em) / 2)` })

/** Fields and their labels. */
export const fieldOverrides: Components<Theme> = {
  // The keyframes by which a field notices that the browser filled it stand in globalRules: each field would write a
  // style sheet of its own for them, and search the page for it.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        animation: '10ms mui-auto-fill-cancel',
        '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.kante },
        // The gap is measured in smaller letters than the label is drawn in and scaled from: a long one would touch its end.
        '& .MuiOutlinedInput-notchedOutline legend > span:not(.notranslate)': { paddingInlineEnd: 9 },
        // Below 16 px a phone zooms into the field.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
      input: {
        variants: [
          {
            // As high as the buttons beside it.
            props: { size: 'small', multiline: false },
            style: { ...lineOf('2.5rem'), '@media (pointer: coarse)': lineOf('2.75rem') },
          },
        ],
      },
    },
  },
  // The kit places a label in px; beside text of twice the size it would lie on the value.
  MuiInputLabel: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'outlined', shrink: true },
            style: { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
          },
          {
            props: { variant: 'outlined', size: 'small', shrink: false },
            style: {
              transform: 'translate(14px, 0.5625rem)',
              '@media (pointer: coarse)': { transform: 'translate(14px, 0.6875rem)' },
            },
          },
        ],
      },
    },
  },
  MuiSelect: {
    styleOverrides: { icon: { inlineSize: 18, blockSize: 18, top: 'calc(50% - 9px)', insetInlineEnd: 10 } },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  MuiFormControlLabel: { styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: 44 } } } },
}
