import type { Operation } from '../operation.ts'

/** First part of every address of the interface for programs. Only a version that breaks programs gets another one. */
export const API_WURZEL = '/api/v1/'

/**
 * Version of the interface, in the description and in the head of every answer to a program. The first number stands in the
 * address; the second counts what came in addition; the third what was put right. `-beta`: not released
 * (docs/api/changelog.md).
 */
export const API_VERSION = '1.0.0-beta'
export const VERSION_HEADER = 'API-Version'

/** The group of a call: the first part of its address in the contract. */
export const bereichOf = ({ path }: Pick<Operation, 'path'>): string => path.split('/')[2] ?? ''

/** Where programs find a call: one address for each, whatever its address in the contract and its `aktion` are. */
export const apiAdresse = (name: string, operation: Pick<Operation, 'path'>): string =>
  `${API_WURZEL}${bereichOf(operation)}/${name}`
