import { Component, type ReactNode } from 'react'
import { type Failure, toFailure } from '../../failure.js'
import { reload } from '../../platform.js'
import { Button } from '../../ui/button.js'
import { FailureText } from '../../ui/failure-line.js'
import { Icon } from '../../ui/icon.js'
import { useWords } from '../../words.js'
import type { PageProps } from '../page-props.js'

export interface SectionBoundaryProps {
  onEvent: PageProps['onEvent']
  children: ReactNode
}

/** Keeps the list of sections where one of them cannot be loaded or breaks. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: toFailure(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onEvent?.({ type: 'failed', error })
  }

  override render() {
    const { failure } = this.state
    return failure ? <BrokenView failure={failure} /> : this.props.children
  }
}

/** A browser remembers what it could not load, so only the whole page helps. */
export function BrokenView({ failure }: { failure: Failure }) {
  const { text } = useWords()
  return (
    <div className="lk-note">
      <p className="lk-message lk-danger" role="alert">
        <Icon name="alert" />
        <span>
          <FailureText failure={failure} secondsLeft={0} />
        </span>
      </p>
      <div className="lk-buttons">
        <Button tone="quiet" onClick={reload}>
          {text('settingsReload')}
        </Button>
      </div>
    </div>
  )
}
