import type { LabelKey } from '../locales/text.js'
import { isOffline } from '../lib/platform.js'
import { useCountdown } from '../lib/use-countdown.js'
import { useTranslation } from '../i18n/use-translation.js'

export interface SkeletonProps {
  /** As many fields as the page will have. */
  fields: number
  /** The page says what it is about before its fields. */
  hasLead?: boolean | undefined
  /** Help stands under the first new password or the code. */
  hasHelp?: boolean | undefined
  /** The page is as wide as the settings. */
  isWide?: boolean | undefined
}

// Longer than a page takes on a slow connection.
const slowAfter = { seconds: 5 }

/** What is said while something loads: after a while, that it takes long. */
export function useLoadingLabel(): LabelKey {
  if (useCountdown(slowAfter) > 0) return 'loading'
  return isOffline() ? 'offline' : 'slow'
}

/** Stands where a page will be, as high as it; drawn only when the wait is long enough to notice. */
export function Skeleton({ fields, hasLead, hasHelp, isWide }: SkeletonProps) {
  const { text } = useTranslation()
  const label = useLoadingLabel()
  return (
    <div className={isWide ? 'lk-settings' : undefined}>
      <p className="lk-unseen lk-loading" role="status">
        {text(label)}
      </p>
      {isWide && <SideSkeleton />}
      <div className="lk-skeleton" aria-hidden="true">
        <div className="lk-bone lk-heading" />
        {hasLead && <div className="lk-bone lk-lead" />}
        {Array.from({ length: fields }, (_, index) => (
          <div className="lk-field" key={index}>
            <div className="lk-bone lk-label" />
            <div className="lk-bone lk-input" />
          </div>
        ))}
        {hasHelp && <div className="lk-bone lk-help-line" />}
        <div className="lk-bone lk-button" />
        <div className="lk-failure lk-message">{label !== 'loading' && text(label)}</div>
        <div className="lk-bone lk-aside" />
      </div>
    </div>
  )
}

/** The list of sections beside the settings. */
const SideSkeleton = () => (
  <div className="lk-skeleton lk-settings-side" aria-hidden="true">
    <div className="lk-person">
      <div className="lk-avatar lk-bone" />
      <div className="lk-bone lk-label" />
    </div>
    {Array.from({ length: 5 }, (_, index) => (
      <div className="lk-section-link" key={index}>
        <div className="lk-bone lk-label" />
      </div>
    ))}
  </div>
)
