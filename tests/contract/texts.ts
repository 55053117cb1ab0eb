import type { Access, Operation } from '#src/contract/operation.ts'

/** Who may make a call. */
export function accessText(access: Access): string {
  return typeof access === 'string' ? access : `${access.action} ${access.subject}`
}

/** Where a call is from. */
export const sourceText = ({ source }: Operation): string =>
  source === 'assumed' ? 'assumed' : `specified (${source})`
