import { useLoadingLabel } from '../../ui/skeleton.js'
import { useTranslation } from '../../i18n/use-translation.js'

export interface SectionSkeletonProps {
  rows: number
  /** The heading of the section is still to come, too. */
  hasHeading?: boolean
}

/** Stands where a list or a form will be. */
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
