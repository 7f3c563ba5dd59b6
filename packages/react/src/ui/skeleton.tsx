import { type ComponentType, createElement } from 'react'
import type { LabelKey } from '../locales/text.js'
import { isOffline } from '../lib/platform.js'
import { useCountdown } from '../lib/use-countdown.js'
import { useTranslation } from '../i18n/use-translation.js'

export interface SkeletonProps {
  /** The number of fields of the page. */
  fields: number
  /** Whether the page has a text before its fields. */
  hasLead?: boolean | undefined
  /** Whether the page has a help text below a field. */
  hasHelp?: boolean | undefined
}

/** The placeholder for a page: the shape of its card, or a component. */
export type PageSkeleton = SkeletonProps | ComponentType

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

interface LoadingTextProps {
  label: LabelKey
}

/** The text while a page loads, for assistive technology. */
export const LoadingStatus = ({ label }: LoadingTextProps) => (
  <p className="lk-unseen lk-loading" role="status">
    {useTranslation().text(label)}
  </p>
)

/** The same, shown once loading takes longer than usual. */
export function SlowLine({ label }: LoadingTextProps) {
  const { text } = useTranslation()
  return <div className="lk-failure lk-message">{label !== 'loading' && text(label)}</div>
}

/** A placeholder with the height of the page. CSS shows it only after a short delay. */
export function Skeleton({ fields, hasLead, hasHelp }: SkeletonProps) {
  const label = useLoadingLabel()
  return (
    <>
      <LoadingStatus label={label} />
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
        <SlowLine label={label} />
        <div className="lk-bone lk-aside" />
      </div>
    </>
  )
}

/** Renders the placeholder for a page. */
export const placeholderOf = (skeleton: PageSkeleton) =>
  typeof skeleton === 'function' ? createElement(skeleton) : <Skeleton {...skeleton} />
