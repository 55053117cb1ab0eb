import type { Operation } from '../operation.ts'

/** First part of every address of the interface for programs. Only a version that breaks programs gets another one. */
export const API_WURZEL = '/api/v1/'

/** Head of every answer to a program: the version of the interface. */
export const VERSION_HEADER = 'API-Version'

/** The group of a call: the first part of its address in the contract. */
export const bereichOf = ({ path }: Pick<Operation, 'path'>): string => path.split('/')[2] ?? ''

/** Where programs find a call: one address for each, whatever its address in the contract and its `aktion` are. */
export const apiAdresse = (name: string, operation: Pick<Operation, 'path'>): string =>
  `${API_WURZEL}${bereichOf(operation)}/${name}`
