import { type ComponentType, createElement, lazy } from 'react'

/** Failed loads. Each function retries one. */
const lost = new Set<() => void>()

/** Loads what did not load when it is shown the next time: React would remember that it did not. */
export function forgetLost(): void {
  for (const forget of lost) forget()
  lost.clear()
}

/** A component in a chunk of its own, which is loaded when it is shown. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const onShow = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        lost.add(() => void (Loaded = onShow()))
        throw error
      }
    })
  let Loaded = onShow()
  return (props) => createElement(Loaded, props)
}
