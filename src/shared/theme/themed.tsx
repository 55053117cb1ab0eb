import type { ComponentType } from 'react'

/**
 * Loader of a part made with the component kit: the kit's theme comes with it and is around it. It yields the same
 * component every time, so that a part that is asked for twice is not built anew.
 */
export function themed<P extends object>(load: () => Promise<ComponentType<P>>): () => Promise<ComponentType<P>> {
  let shell: ComponentType<P> | undefined
  return async () => {
    const [Part, { AppTheme }] = await Promise.all([load(), import('./AppTheme.tsx')])
    shell ??= function Themed(props: P) {
      return (
        <AppTheme>
          <Part {...props} />
        </AppTheme>
      )
    }
    return shell
  }
}
