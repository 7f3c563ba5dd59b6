import { Component, type ReactNode } from 'react'
import { type Failure, toFailure } from '../../lib/failure.js'
import { isOffline, reload } from '../../lib/platform.js'
import { resetFailedLoads } from './lazy-component.js'
import type { PageProps } from './page-props.js'

/** The failure of a chunk or component, and a function that tries again. */
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

/** Replaces a part of a page that throws or whose chunk does not load. */
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
    // A new release may have removed the chunk, and some browsers cache failed imports, so only a page load helps. It
    // needs a connection.
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
