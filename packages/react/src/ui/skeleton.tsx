import type { LabelKey } from '../locales/text.js'
import { isOffline } from '../lib/platform.js'
import { useCountdown } from '../lib/use-countdown.js'
import { useTranslation } from '../i18n/use-translation.js'

export interface SkeletonProps {
  /** The number of fields of the page, or of its rows if it is wide. */
  fields: number
  /** Whether the page has a text before its fields. */
  hasLead?: boolean | undefined
  /** Whether the page has a help text below a field. */
  hasHelp?: boolean | undefined
  /** Whether the page is as wide as the settings. */
  isWide?: boolean | undefined
}

// Longer than a page takes on a slow connection.
const slowAfter = { seconds: 5 }

/**
 * Returns the text while a page loads. After five seconds, it says that loading is slow, or that the device is
 * offline.
 */
export function useLoadingLabel(): LabelKey {
  if (useCountdown(slowAfter) > 0) return 'loading'
  return isOffline() ? 'offline' : 'slow'
}

/** A placeholder with the height of the page. CSS shows it only after a short delay. */
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
          <div className={isWide ? 'lk-row' : 'lk-field'} key={index}>
            <div className={isWide ? 'lk-row-text' : undefined}>
              <div className="lk-bone lk-label" />
              <div className={`lk-bone lk-${isWide ? 'aside' : 'input'}`} />
            </div>
          </div>
        ))}
        {hasHelp && <div className="lk-bone lk-help-line" />}
        {!isWide && <div className="lk-bone lk-button" />}
        <div className="lk-failure lk-message">{label !== 'loading' && text(label)}</div>
        {!isWide && <div className="lk-bone lk-aside" />}
      </div>
    </div>
  )
}

/** The placeholder for the list of sections. */
const SideSkeleton = () => (
  <div className="lk-skeleton lk-settings-side" aria-hidden="true">
    <div className="lk-bone lk-heading" />
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
