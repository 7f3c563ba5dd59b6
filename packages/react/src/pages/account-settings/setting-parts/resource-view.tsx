import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../../ui/forms/button.js'
import { FailureLine } from '../../../ui/forms/failure-line.js'
import type { Progress } from '../../../ui/forms/primary-action.js'
import type { Resource } from '../../../lib/use-resource.js'
import type { LabelKey } from '../../../locales/text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { LoadFailure } from '../../page-frame/page-error-boundary.js'
import { SectionSkeleton } from '../section-skeleton.js'

export interface ResourceViewProps<T> {
  resource: Resource<T>
  /** The text if the user has no permission. */
  denied?: LabelKey
  /** Shown while the data is loading. Default: the rows of a list. */
  placeholder?: ReactNode
  children: (data: T) => ReactNode
}

/** Shows loaded data, or its loading or failed state. */
export function ResourceView<T>({
  resource,
  denied = 'settingsDenied',
  placeholder = <SectionSkeleton rows={2} />,
  children,
}: ResourceViewProps<T>) {
  const { text } = useTranslation()
  switch (resource.status) {
    case 'loading':
      return placeholder
    case 'ready':
      return children(resource.data)
    case 'denied':
      return <p className="lk-note">{text(denied)}</p>
    case 'failed':
      return <FailedView {...resource} />
  }
}

export interface FailedViewProps
  extends Pick<Progress, 'failure'>, Pick<ButtonProps, 'isBusy'>, Pick<LoadFailure, 'retry'> {}

/** Shows a failed load with a retry button. */
export function FailedView({ failure, isBusy, retry }: FailedViewProps) {
  const { text } = useTranslation()
  return (
    <div className="lk-note">
      <FailureLine failure={failure} />
      <div className="lk-buttons">
        <Button tone="quiet" isBusy={isBusy} failure={failure} onClick={retry}>
          {text('retry')}
        </Button>
      </div>
    </div>
  )
}
