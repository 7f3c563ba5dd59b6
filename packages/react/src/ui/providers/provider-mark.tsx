import { type ComponentType, lazy, Suspense } from 'react'
import type { MarkProps } from './drawn-mark.js'

/** Reserves the space of a logo. */
const Blank = () => <svg className="lk-provider-mark" aria-hidden="true" />

// The button works without its logo, so a failed load shows nothing.
const LazyMark = lazy<ComponentType<MarkProps>>(() =>
  import('./drawn-mark.js').then(
    ({ DrawnMark }) => ({ default: DrawnMark }),
    () => ({ default: Blank }),
  ),
)

/**
 * The logo of a provider, by default in the color of the text around it. Decorative: the text beside it has the same
 * meaning.
 */
export const ProviderMark = (props: MarkProps) => (
  <Suspense fallback={<Blank />}>
    <LazyMark {...props} />
  </Suspense>
)
