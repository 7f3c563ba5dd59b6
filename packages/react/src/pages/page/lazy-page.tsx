import { type ComponentType, Suspense } from 'react'
import { InLanguage, UntilLanguage } from '../../i18n/in-language.js'
import type { Loads, Part, Texts } from '../../locales/language.js'
import { Frame } from '../../ui/frame.js'
import { Skeleton, type SkeletonProps } from '../../ui/skeleton.js'
import { Boundary } from './boundary.js'
import { lazily } from './lazily.js'
import { PageFrame } from './page-frame.js'
import type { LoadedProps } from './page-of.js'
import { useWords } from '../../i18n/words.js'
import type { PageProps } from './page-props.js'
import { UnavailableView } from './unavailable-view.js'
import { useIsBrowser } from './use-is-browser.js'

/** Nothing else will come where JavaScript is off. */
const NoScript = () => (
  <noscript>
    <p className="lk-text">{useWords().text('noScript')}</p>
  </noscript>
)

export interface LoadedPage<Props> {
  readonly Page: ComponentType<LoadedProps<Props>>
  /** The English texts of the page, in addition to those of all pages. */
  readonly english: Texts
}

/**
 * A page in a chunk of its own, which loads when the page is shown. Until then, and during server rendering
 * without a user, its skeleton is shown.
 *
 * @param loads the texts of the page in other languages, which load together with the page
 * @param skeleton shown until the page is loaded
 */
export function lazyPage<Props extends PageProps>(
  load: () => Promise<LoadedPage<Props>>,
  loads: readonly Loads[],
  skeleton: SkeletonProps,
): ComponentType<Props> {
  const Page = lazily(async () => {
    const { Page: Loaded, english } = await load()
    const part: Part = { english, loads }
    return (props: LoadedProps<Props>) => (
      <InLanguage part={part}>
        <Loaded {...props} />
      </InLanguage>
    )
  })
  return function LazyPage(props: Props) {
    const isBrowser = useIsBrowser()
    const { fullPage, slots, labels, fallback } = props
    const waiting = fallback ? (
      <div className="lk-slot">{fallback}</div>
    ) : (
      <Skeleton {...skeleton} />
    )
    const untilLoaded = (
      <UntilLanguage loads={loads}>
        <Frame {...{ fullPage, slots, labels }} isBusy>
          {waiting}
          <NoScript />
        </Frame>
      </UntilLanguage>
    )
    if (!isBrowser) return untilLoaded
    return (
      <Suspense fallback={untilLoaded}>
        <Boundary
          onEvent={props.onEvent}
          instead={({ failure, retry }) => (
            <InLanguage>
              <PageFrame page={props}>
                <UnavailableView failure={failure} onRetry={retry} />
              </PageFrame>
            </InLanguage>
          )}
        >
          <Page page={props} waiting={waiting} />
        </Boundary>
      </Suspense>
    )
  }
}
