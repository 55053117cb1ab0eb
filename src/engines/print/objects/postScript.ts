/** Calculators of PDFs (ISO 32000-1, 7.10.5): a small language on a stack. */
type Program = (string | number | Program)[]

const MAX_DEPTH = 20
const toNumber = (value: boolean) => (value ? 1 : 0)
const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360

const ONE: Record<string, (a: number) => number> = {
  abs: Math.abs,
  neg: (a) => -a,
  ceiling: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  truncate: Math.trunc,
  cvi: Math.trunc,
  cvr: (a) => a,
  sqrt: (a) => Math.sqrt(Math.max(0, a)),
  sin: (a) => Math.sin((a * Math.PI) / 180),
  cos: (a) => Math.cos((a * Math.PI) / 180),
  ln: (a) => Math.log(Math.max(1e-9, a)),
  log: (a) => Math.log10(Math.max(1e-9, a)),
  not: (a) => (a === 0 || a === 1 ? 1 - a : ~a),
}

const TWO: Record<string, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => (b === 0 ? 0 : a / b),
  idiv: (a, b) => (b === 0 ? 0 : Math.trunc(a / b)),
  mod: (a, b) => (b === 0 ? 0 : a % b),
  exp: (a, b) => a ** b,
  atan: (a, b) => degrees(Math.atan2(a, b)),
  bitshift: (a, b) => (b > 0 ? a << b : a >> -b),
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  eq: (a, b) => toNumber(a === b),
  ne: (a, b) => toNumber(a !== b),
  gt: (a, b) => toNumber(a > b),
  ge: (a, b) => toNumber(a >= b),
  lt: (a, b) => toNumber(a < b),
  le: (a, b) => toNumber(a <= b),
}

/** null where the text is no program. */
export function calculator(text: string): ((input: readonly number[]) => number[]) | null {
  const tokens = text.match(/[{}]|[^\s{}]+/g) ?? []
  if (tokens[0] !== '{') return null
  const [program] = parse(tokens, 1, 0)
  return (input) => {
    const stack = [...input]
    execute(program, stack)
    return stack
  }
}

function parse(tokens: readonly string[], from: number, depth: number): [Program, number] {
  const program: Program = []
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i] ?? ''
    if (token === '}') return [program, i]
    if (token === '{' && depth < MAX_DEPTH) {
      const [inner, end] = parse(tokens, i + 1, depth + 1)
      program.push(inner)
      i = end
    } else program.push(/^[-+.\d]/.test(token) ? Number.parseFloat(token) : token)
  }
  return [program, tokens.length]
}

function execute(program: Program, stack: number[]): void {
  const pop = () => stack.pop() ?? 0
  for (const [i, step] of program.entries()) {
    if (typeof step === 'number') stack.push(step)
    else if (typeof step !== 'string') continue
    else if (step === 'if' || step === 'ifelse') {
      const [last, first] = [program[i - 1], program[i - 2]]
      const chosen = pop() !== 0 ? (step === 'if' ? last : first) : step === 'if' ? [] : last
      if (Array.isArray(chosen)) execute(chosen, stack)
    } else if (ONE[step]) stack.push(ONE[step](pop()))
    else if (TWO[step]) {
      const b = pop()
      stack.push(TWO[step](pop(), b))
    } else moveOnStack(step, stack)
  }
}

function moveOnStack(step: string, stack: number[]): void {
  const pop = () => stack.pop() ?? 0
  const count = () => Math.max(0, Math.min(100, pop()))
  if (step === 'pop') stack.pop()
  else if (step === 'dup') stack.push(stack.at(-1) ?? 0)
  else if (step === 'exch') stack.push(pop(), pop())
  else if (step === 'true' || step === 'false') stack.push(toNumber(step === 'true'))
  else if (step === 'copy') {
    const n = count()
    if (n > 0) stack.push(...stack.slice(-n))
  } else if (step === 'index') stack.push(stack.at(-1 - count()) ?? 0)
  else if (step === 'roll') {
    const by = pop()
    const n = Math.min(count(), stack.length)
    if (n === 0) return
    const top = stack.splice(-n)
    const turn = ((by % n) + n) % n
    stack.push(...top.slice(n - turn), ...top.slice(0, n - turn))
  }
}
