import { type ComponentType, lazy, Suspense } from 'react'

/** Keeps the room of a mark. */
const Blank = () => <svg className="lk-provider-mark" aria-hidden="true" />

// A button does not wait for its mark, nor is it lost with it.
const Drawn = lazy<ComponentType<{ id: string }>>(() =>
  import('./drawn-mark.js').then(
    ({ DrawnMark }) => ({ default: DrawnMark }),
    () => ({ default: Blank }),
  ),
)

/** The mark of a provider, in the colour of the text around it. It says nothing that the text does not. */
export const ProviderMark = ({ id }: { id: string }) => (
  <Suspense fallback={<Blank />}>
    <Drawn id={id} />
  </Suspense>
)
