import { SettingBones } from '../../ui/settings-skeleton.js'
import { useLoadingLabel } from '../../ui/skeleton.js'
import { useTranslation } from '../../i18n/use-translation.js'

export interface SectionSkeletonProps {
  rows: number
  /** Whether the heading of the section is still loading, too. Its settings are shown instead of the rows of a list. */
  hasHeading?: boolean
}

/** The placeholder for a section, or for a list or form in it. */
export function SectionSkeleton({ rows, hasHeading = false }: SectionSkeletonProps) {
  const label = useLoadingLabel()
  return (
    <>
      <p className={label === 'loading' ? 'lk-unseen' : 'lk-note'} role="status">
        {useTranslation().text(label)}
      </p>
      {hasHeading && <div className="lk-skeleton lk-bone lk-heading" aria-hidden="true" />}
      <div className={hasHeading ? 'lk-skeleton' : 'lk-skeleton lk-list'} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) =>
          hasHeading ? <SettingBones key={index} /> : <RowBones key={index} />,
        )}
      </div>
    </>
  )
}

const RowBones = () => (
  <div className="lk-row">
    <div className="lk-row-text">
      <div className="lk-bone lk-label" />
      <div className="lk-bone lk-aside" />
    </div>
  </div>
)
