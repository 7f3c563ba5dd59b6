import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { InLanguage, UntilLanguage } from '../in-language.js'
import { Frame } from '../ui/frame.js'
import { Skeleton } from '../ui/skeleton.js'
import type { PageProps } from './page-props.js'

const never = () => () => {}

/** False on a server and while a browser takes over what the server sent. */
const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A page in a chunk of its own, loaded when it is shown. Until then, and on a server, which knows
 * nobody, its skeleton stands there.
 *
 * @param fields as many fields as the page has
 * @param hasLead whether it says what it is about before them
 */
export function lazyPage<Props extends PageProps>(
  load: () => Promise<ComponentType<Props>>,
  fields: number,
  hasLead = false,
): ComponentType<Props> {
  const Page = lazy(async () => {
    const Loaded = await load()
    const Page: ComponentType<Props> = (props) => (
      <InLanguage>
        <Loaded {...props} />
      </InLanguage>
    )
    return { default: Page }
  })
  return function LazyPage(props: Props) {
    const isBrowser = useIsBrowser()
    const { fullPage, slots, labels, fallback } = props
    const waiting = (
      <UntilLanguage>
        <Frame {...{ fullPage, slots, labels }} isBusy>
          {fallback ?? <Skeleton {...{ fields, hasLead }} />}
        </Frame>
      </UntilLanguage>
    )
    if (!isBrowser) return waiting
    return (
      <Suspense fallback={waiting}>
        <Page {...props} />
      </Suspense>
    )
  }
}
