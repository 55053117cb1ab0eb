import { useAbility } from '@casl/react'
import type { AppAbility } from '#src/domain/ability/ability.ts'

/** What the user may do; renders again when his rights change. */
export const useAppAbility = (): AppAbility => useAbility<AppAbility>()
