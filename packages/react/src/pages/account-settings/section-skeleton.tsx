import { useLoadingLabel } from '../../ui/skeleton.js'
import { useTranslation } from '../../i18n/use-translation.js'

export interface SectionSkeletonProps {
  rows: number
  /** Whether the heading of the section is still loading, too. */
  hasHeading?: boolean
}

/** The placeholder for a list or form. */
export function SectionSkeleton({ rows, hasHeading = false }: SectionSkeletonProps) {
  const label = useLoadingLabel()
  return (
    <>
      <p className={label === 'loading' ? 'lk-unseen' : 'lk-note'} role="status">
        {useTranslation().text(label)}
      </p>
      {hasHeading && <div className="lk-skeleton lk-bone lk-heading" aria-hidden="true" />}
      <div className="lk-skeleton lk-list" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div className="lk-row" key={index}>
            <div className="lk-row-text">
              <div className="lk-bone lk-label" />
              <div className="lk-bone lk-aside" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
