import type { statistikOperations } from '#src/contract/statistik.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { fetchStatistik } from './liste.ts'

export const statistikHandlers: HandlersOf<typeof statistikOperations> = { fetchStatistik }
