import { type ComponentType, createElement, lazy } from 'react'

/** Failed loads. Each function retries one. */
const failedLoads = new Set<() => void>()

/** Loads what did not load when it is shown the next time: React would remember that it did not. */
export function resetFailedLoads(): void {
  for (const forget of failedLoads) forget()
  failedLoads.clear()
}

/** A component in a chunk of its own, which is loaded when it is shown. */
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
