import { type ComponentType, Suspense } from 'react'
import { LanguageProvider, FallbackLanguageProvider } from '../../i18n/language-provider.js'
import type { Texts } from '../../locales/text.js'
import { type PageSkeleton, placeholderOf } from '../../ui/skeleton.js'
import { PageErrorBoundary } from './page-error-boundary.js'
import { lazyComponent } from './lazy-component.js'
import { useIsBrowser } from '../../lib/use-current-url.js'
import { PageFrame } from './page-frame.js'
import type { LoadedProps } from './create-page.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { PageProps } from './page-props.js'
import { UnavailableView } from './not-ready-views.js'

/** Shown if JavaScript is disabled. */
const NoScript = () => (
  <noscript>
    <p className="lk-text">{useTranslation().text('noScript')}</p>
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
 * @param skeleton shown until the page is loaded
 */
export function lazyPage<Props extends PageProps>(
  load: () => Promise<LoadedPage<Props>>,
  skeleton: PageSkeleton,
): ComponentType<Props> {
  const Page = lazyComponent(async () => {
    const { Page: Loaded, english } = await load()
    return (props: LoadedProps<Props>) => (
      <LanguageProvider pageTexts={english}>
        <Loaded {...props} />
      </LanguageProvider>
    )
  })
  return function LazyPage(props: Props) {
    const isBrowser = useIsBrowser()
    const { fallback } = props
    const placeholder = fallback ? (
      <div className="lk-slot">{fallback}</div>
    ) : (
      placeholderOf(skeleton)
    )
    const untilLoaded = (
      <FallbackLanguageProvider>
        {/* Loads the settings of the project beside the chunk. */}
        <PageFrame page={props} isBusy>
          {placeholder}
          <NoScript />
        </PageFrame>
      </FallbackLanguageProvider>
    )
    if (!isBrowser) return untilLoaded
    return (
      <Suspense fallback={untilLoaded}>
        <PageErrorBoundary
          onEvent={props.onEvent}
          fallback={({ failure, retry }) => (
            <LanguageProvider>
              <PageFrame page={props}>
                <UnavailableView failure={failure} onRetry={retry} />
              </PageFrame>
            </LanguageProvider>
          )}
        >
          <Page page={props} placeholder={placeholder} />
        </PageErrorBoundary>
      </Suspense>
    )
  }
}
