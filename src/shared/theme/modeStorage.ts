import type { StorageManager } from '@mui/material/styles'
import { storage } from '../storage/storage.ts'

/** Storage key that the theme asks for; the schemes themselves are fixed and are not kept. */
export const MODE_KEY = 'modus'

/** The chosen mode in the one storage module; follows other tabs. */
export const modeStorage: StorageManager = ({ key }) => ({
  get: (defaultValue: unknown) => (key === MODE_KEY ? (storage.get(MODE_KEY) ?? defaultValue) : defaultValue),
  set: (value: unknown) => {
    if (key === MODE_KEY) storage.set(MODE_KEY, value)
  },
  subscribe: (handler: (value: unknown) => void) =>
    storage.subscribe((changed) => {
      if (key === MODE_KEY && changed === MODE_KEY) handler(storage.get(MODE_KEY))
    }),
})
