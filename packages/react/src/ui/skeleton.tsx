import type { LabelKey } from '../locales/text.js'
import { isOffline } from '../lib/platform.js'
import { useCountdown } from '../lib/use-countdown.js'
import { useTranslation } from '../i18n/use-translation.js'
import { SettingsSkeleton } from './settings-skeleton.js'

export interface SkeletonProps {
  /** The number of fields of the page, or of its settings if it is wide. */
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
  const failure = <div className="lk-failure lk-message">{label !== 'loading' && text(label)}</div>
  return (
    <>
      <p className="lk-unseen lk-loading" role="status">
        {text(label)}
      </p>
      {isWide ? (
        <>
          <SettingsSkeleton settings={fields} />
          <div className="lk-skeleton" aria-hidden="true">
            {failure}
          </div>
        </>
      ) : (
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
          {failure}
          <div className="lk-bone lk-aside" />
        </div>
      )}
    </>
  )
}
