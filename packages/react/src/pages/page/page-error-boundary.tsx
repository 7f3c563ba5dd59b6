import { Component, type ReactNode } from 'react'
import { type Failure, toFailure } from '../../lib/failure.js'
import { isOffline, reload } from '../../lib/platform.js'
import { resetFailedLoads } from './lazy-component.js'
import type { PageProps } from './page-props.js'

/** Why something is not there, and the way to have it after all. */
export interface LoadFailure {
  readonly failure: Failure
  readonly retry: () => void
}

export interface PageErrorBoundaryProps {
  onEvent: PageProps['onEvent']
  /** Renders the replacement of the failed page. */
  fallback: (loadFailure: LoadFailure) => ReactNode
  children: ReactNode
}

/** Keeps what is around a part of a page that cannot be loaded or breaks. */
export class PageErrorBoundary extends Component<
  PageErrorBoundaryProps,
  { failure: Failure | null }
> {
  override state: { failure: Failure | null } = { failure: null }
  #isRetried = false

  static getDerivedStateFromError(error: unknown) {
    return { failure: toFailure(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onEvent?.({ type: 'failed', error })
    // A new release may have put other parts in place of these, and some browsers remember what they
    // could not load: only the whole page helps then. Without a connection, not even that.
    if (this.#isRetried && !isOffline()) reload()
  }

  override componentWillUnmount = resetFailedLoads

  readonly #retry = () => {
    this.#isRetried = true
    resetFailedLoads()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback({ failure, retry: this.#retry }) : this.props.children
  }
}
