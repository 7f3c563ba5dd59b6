import { ProfileBones, SettingsBones } from '../../ui/settings-skeleton.js'
import { useLoadingLabel } from '../../ui/skeleton.js'
import { useTranslation } from '../../i18n/use-translation.js'

export interface SectionSkeletonProps {
  rows: number
  /**
   * The title of the section, if its code is still loading; null if it is not known. Its settings are shown instead of
   * the rows of a list.
   */
  title?: string | null
  /** Whether the section looks like a profile, which has its own number of settings. */
  isProfile?: boolean
}

/** The placeholder for a section, or for a list or form in it. */
export function SectionSkeleton({ rows, title, isProfile = false }: SectionSkeletonProps) {
  const label = useLoadingLabel()
  const isList = title === undefined && !isProfile
  return (
    <>
      <p className={label === 'loading' ? 'lk-unseen' : 'lk-note'} role="status">
        {useTranslation().text(label)}
      </p>
      {title === null && <div className="lk-skeleton lk-bone lk-heading" aria-hidden="true" />}
      {title && (
        <p className="lk-section-title" aria-hidden="true">
          {title}
        </p>
      )}
      <div className={isList ? 'lk-skeleton lk-list' : 'lk-skeleton'} aria-hidden="true">
        {isList && Array.from({ length: rows }, (_, index) => <RowBones key={index} />)}
        {isProfile && <ProfileBones />}
        {!isList && !isProfile && <SettingsBones count={rows} />}
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
