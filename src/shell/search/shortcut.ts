type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/**
 * ctrl+shift+slash (spec 2) on every keyboard, by what the key writes: "?" with shift on an American one; "/" with
 * shift on a German one, where it lies on the 7 and the key in the American place writes "-" (which zooms). Where a
 * keyboard writes no Latin letters, as an Arabic one, the place of the key counts.
 */
export function isSearchShortcut({ key, code, ctrlKey, shiftKey, altKey, metaKey }: Keys): boolean {
  if (!ctrlKey || !shiftKey || altKey || metaKey) return false
  if (key === '/' || key === '?') return true
  return code === 'Slash' && !/^[\u0020-\u00ff]$/.test(key)
}
