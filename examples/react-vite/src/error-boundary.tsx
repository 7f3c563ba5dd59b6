import { Component, type ReactNode } from 'react'
import { Layout } from './layout.js'

/** Shows a message in place of content that failed to render, such as during an outage of the service. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Layout>
        <div role="alert">
          <h1>This page could not be loaded</h1>
          <p>The service did not answer, or something went wrong. Try again in a moment.</p>
        </div>
        <button className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </Layout>
    )
  }
}
