import type { DraftPlace, Left } from '#src/shared/drafts/draftPlace.ts'

/** A browser's storage for one draft: what `left` holds was left behind by a window that ended. */
export function testPlace<T, C>(left: Left<C> | null = null) {
  const written: (Left<C> | null)[] = []
  const state = { left, written, mine: true, kept: true, last: () => written.at(-1) ?? null }
  const place: DraftPlace<T, C> = {
    keep: (_, copy) => {
      written.push(copy)
      return Promise.resolve(state.kept)
    },
    hurry: () => undefined,
    drop: () => void written.push(null),
    find: () =>
      Promise.resolve({
        unreadable: null,
        left: state.left && {
          ...state.left,
          forget: () => {
            state.left = null
            return Promise.resolve()
          },
        },
      }),
    release: () => undefined,
    isMine: () => state.mine,
  }
  return Object.assign(state, { place })
}
