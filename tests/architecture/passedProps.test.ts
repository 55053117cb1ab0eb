import { describe, expect, test } from 'vitest'
import { countProps } from './passedProps.ts'
import { parseText } from './syntax.ts'

const FILE = 'src/app/planted.tsx'

const HEAD = `
  import Button from '@mui/material/Button'
  import { Controller } from 'react-hook-form'
  import { KeyCap } from '#src/shared/icons/KeyCap.tsx'
  import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
  const Own = () => null
  const Sheet = styled('div')({})
  const Wide = styled(Own)({})
  const Where = createContext(null)
`

const count = (text: string) => countProps({ file: FILE, program: parseText(FILE, HEAD + text).program })
const passed = (text: string): string[] => count(text).passed

describe('props that only pass through', () => {
  test.each([
    ['under its name', 'const A = ({ label }) => <Own label={label} />'],
    ['under another name', 'const A = ({ label }) => <Own title={label} />'],
    ['taken under another name', 'const A = ({ name: label }) => <Own title={label} />'],
    ['with a default', "const A = ({ label = '' }) => <Own label={label} />"],
    ['to an imported component', 'const A = ({ label }) => <ErrorPanel error={label} />'],
    ['to a component that styled dresses', 'const A = ({ label }) => <Wide label={label} />'],
    ['to a component that is itself a prop', 'const A = ({ Part, label }) => <Part label={label} />'],
    ['to two of them', 'const A = ({ label }) => <Own label={label} other={<Own label={label} />} />'],
    ['from a part of its body', 'const A = ({ label }) => { const draw = () => <Own label={label} />; return draw() }'],
    ['out of props in one', 'const A = (props) => <Own label={props.label} />'],
    [
      'out of props taken apart later',
      'const A = (props) => { const { label } = props; return <Own label={label} /> }',
    ],
    ['wrapped', 'const A = memo(function A({ label }) { return <Own label={label} /> })'],
  ])('are those handed on to a component of ours %s', (_, text) => {
    expect(passed(text)).toEqual(['A.label'])
  })

  test.each([
    ['an element of the DOM', 'const A = ({ label }) => <p title={label} />'],
    ['a component of MUI', 'const A = ({ label, ...rest }) => <Button title={label} {...rest} />'],
    ['a component of a library', 'const A = ({ control }) => <Controller control={control} />'],
    ['a styled element', 'const A = ({ label }) => <Sheet title={label} />'],
    ['an imported styled element', 'const A = ({ label }) => <KeyCap title={label} />'],
    ['a context', 'const A = ({ value }) => <Where value={value} />'],
    ['an expression', 'const A = ({ label }) => <Own label={`${label}:`} />'],
    ['a condition beside it', 'const A = ({ open }) => open && <Own open={open} />'],
    ['a closure that calls it', 'const A = ({ onClose }) => <Own onClose={() => onClose()} />'],
    ['a hook', 'const A = ({ id }) => { const it = useIt(id); return <Own id={id} it={it} /> }'],
    ['a tag', 'const A = ({ Icon }) => <Own icon={Icon}><Icon /></Own>'],
    ['its place between tags', 'const A = ({ label }) => <Own>{label}</Own>'],
  ])('are not those that %s takes', (_, text) => {
    expect(passed(text)).toEqual([])
  })

  test('a rest and props in one count as one prop each', () => {
    const text = `
      const A = ({ label, ...rest }) => <Own {...rest}>{label}</Own>
      const B = (props) => <Own {...props}>{props.label}</Own>
      const C = (props) => { const { label } = props; return <Own {...props}>{label}</Own> }`
    expect(count(text)).toEqual({ props: 6, passed: ['A.rest', 'B.props', 'C.props'] })
  })

  test('a name that a function within takes for itself is another one', () => {
    const text = 'const A = ({ row, rows }) => <Own row={row} rows={rows.map((row) => row.id)} />'
    expect(passed(text)).toEqual(['A.row'])
  })
})
