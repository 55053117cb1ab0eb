import { type Operand, operations, type Operation } from '../objects/tokens.ts'

/** Operators of PDF 1.6; anything else is a fault of the writer. */
const OPERATOREN = new Set(
  `b B b* B* f F f* n s S W W* m l c v y h re sh
   q Q cm gs d i j J M ri w d0 d1 Do INLINE BI ID EI
   cs CS sc SC scn SCN g G k K rg RG BX EX
   BT ET Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz T* ' "
   BDC BMC EMC DP MP`.split(/\s+/),
)

/** Colour operators that name the device's RGB. */
function isGeraeteRgb({ op, args }: Operation): boolean {
  if (op === 'INLINE') return isRgbInline(colourSpaceOf(args))
  return op === 'rg' || op === 'RG' || ((op === 'cs' || op === 'CS') && args[0] === '/DeviceRGB')
}

/** What the dictionary of a picture between the operators says under either word. */
function colourSpaceOf(args: readonly Operand[]): Operand | undefined {
  const at = args.findIndex((value, i) => i % 2 === 0 && (value === '/ColorSpace' || value === '/CS'))
  return at < 0 ? undefined : args[at + 1]
}

/** Pixels, or the palette that they choose from. */
function isRgbInline(space: Operand | undefined): boolean {
  return Array.isArray(space) ? isRgbInline(space[1]) : space === '/RGB' || space === '/DeviceRGB'
}

/** PX-30 and PX-31: what a content stream may say; `offen` are the q without Q, which the next part may close. */
export function inhaltFaults(content: Uint8Array): { rgb: boolean; fremd: string[]; offen: number; zuViel: boolean } {
  const fremd = new Set<string>()
  let rgb = false
  let offen = 0
  let zuViel = false
  for (const operation of operations(content)) {
    if (!OPERATOREN.has(operation.op)) fremd.add(operation.op)
    rgb ||= isGeraeteRgb(operation)
    if (operation.op === 'q') offen++
    if (operation.op === 'Q' && --offen < 0) zuViel = true
  }
  return { rgb, fremd: [...fremd], offen, zuViel }
}
