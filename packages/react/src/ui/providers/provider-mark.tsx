import { type ComponentType, lazy, Suspense } from 'react'

/** Reserves the space of a logo. */
const Blank = () => <svg className="lk-provider-mark" aria-hidden="true" />

// The button works without its logo, so a failed load shows nothing.
const LazyMark = lazy<ComponentType<{ id: string }>>(() =>
  import('./drawn-mark.js').then(
    ({ DrawnMark }) => ({ default: DrawnMark }),
    () => ({ default: Blank }),
  ),
)

/**
 * The logo of a provider in the color of the text around it. Decorative: the text beside it has the same
 * meaning.
 */
export const ProviderMark = ({ id }: { id: string }) => (
  <Suspense fallback={<Blank />}>
    <LazyMark id={id} />
  </Suspense>
)
