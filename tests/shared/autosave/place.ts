import type { CopyPlace, Left } from '#src/shared/autosave/localCopy.ts'

/** A browser's storage for one draft: what `left` holds was left behind by a window that ended. */
export function testPlace<T, C>(left: Left<C> | null = null) {
  const written: (Left<C> | null)[] = []
  const state = { left, written, last: () => written.at(-1) ?? null }
  const place: CopyPlace<T, C> = {
    keep: (_, copy) => {
      written.push(copy)
      return true
    },
    drop: () => void written.push(null),
    find: () =>
      Promise.resolve(
        state.left && {
          ...state.left,
          forget: () => {
            state.left = null
          },
        },
      ),
    release: () => undefined,
  }
  return { place, ...state }
}
