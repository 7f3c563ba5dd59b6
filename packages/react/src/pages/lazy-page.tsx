import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { InLanguage, UntilLanguage } from '../in-language.js'
import type { Loads, Part, Texts } from '../locales/language.js'
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

export interface LoadedPage<Props> {
  readonly Page: ComponentType<Props>
  /** What it says, beside what every page says. */
  readonly english: Texts
}

/**
 * A page in a chunk of its own, loaded when it is shown. Until then, and on a server, which knows
 * nobody, its skeleton stands there.
 *
 * @param loads what the page says in other languages; it comes together with the page
 * @param fields as many fields as the page has
 * @param hasLead whether it says what it is about before them
 */
export function lazyPage<Props extends PageProps>(
  load: () => Promise<LoadedPage<Props>>,
  loads: readonly Loads[],
  fields: number,
  hasLead = false,
): ComponentType<Props> {
  const Page = lazy(async () => {
    const { Page: Loaded, english } = await load()
    const part: Part = { english, loads }
    const Page: ComponentType<Props> = (props) => (
      <InLanguage part={part}>
        <Loaded {...props} />
      </InLanguage>
    )
    return { default: Page }
  })
  return function LazyPage(props: Props) {
    const isBrowser = useIsBrowser()
    const { fullPage, slots, labels, fallback } = props
    const waiting = (
      <UntilLanguage loads={loads}>
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
