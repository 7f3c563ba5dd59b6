import { type ComponentType, createElement, lazy } from 'react'

/** Functions that reset the failed loads. */
const failedLoads = new Set<() => void>()

/** Makes components with a failed load try again on their next render. `React.lazy` alone caches the failure. */
export function resetFailedLoads(): void {
  for (const reset of failedLoads) reset()
  failedLoads.clear()
}

/** Returns a component that loads its chunk on its first render, and again after `resetFailedLoads`. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const createLazy = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failedLoads.add(() => void (Loaded = createLazy()))
        throw error
      }
    })
  let Loaded = createLazy()
  return (props) => createElement(Loaded, props)
}
