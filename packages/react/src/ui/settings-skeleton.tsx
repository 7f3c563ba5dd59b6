import { useApp } from '../lib/use-app.js'
import { pathOf, useCurrentUrl } from '../lib/use-current-url.js'
import { LoadingStatus, SlowLine, useLoadingLabel } from './skeleton.js'

export interface SettingsSkeletonProps {
  /** The heading of the list of sections; null until it is known. */
  heading?: string | null | undefined
  /** The title of the section; null until it is known. */
  title?: string | null | undefined
}

const lastPartOf = (url: string) => pathOf(url).split('/').pop()

/** The placeholder for the account settings: the list of sections beside a section, or one of them on a phone. */
export function SettingsSkeleton({ heading, title }: SettingsSkeletonProps) {
  const { accountSettings } = useApp().urls
  const lastPart = lastPartOf(useCurrentUrl())
  const isAtList = lastPart === lastPartOf(accountSettings)
  // The profile also stands beside the list of sections where there is room for both.
  const isProfile = isAtList || lastPart === 'profile' || lastPart === 'general'
  const label = useLoadingLabel()
  return (
    <>
      <LoadingStatus label={label} />
      <div className={`lk-skeleton lk-settings${isAtList ? ' lk-at-list' : ''}`} aria-hidden="true">
        <SideBones heading={heading} />
        <div className="lk-settings-main">
          <div className="lk-back">
            <div className="lk-bone lk-label" />
          </div>
          {title ? (
            <p className="lk-section-title">{title}</p>
          ) : (
            <div className="lk-bone lk-heading" />
          )}
          {isProfile ? <ProfileBones /> : <SettingsBones count={5} />}
        </div>
      </div>
      <div className="lk-skeleton" aria-hidden="true">
        <SlowLine label={label} />
      </div>
    </>
  )
}

/** The list of sections. */
const SideBones = ({ heading }: Pick<SettingsSkeletonProps, 'heading'>) => (
  <div className="lk-settings-side">
    {heading ? <p className="lk-heading">{heading}</p> : <div className="lk-bone lk-heading" />}
    <div className="lk-person">
      <div className="lk-avatar lk-bone" />
      <div className="lk-row-text">
        <div className="lk-bone lk-label" />
        <div className="lk-bone lk-aside" />
      </div>
    </div>
    <SectionBones sections={6} />
    <div className="lk-bone lk-label lk-sections-title" />
    <SectionBones sections={3} />
  </div>
)

const SectionBones = ({ sections }: { sections: number }) => (
  <ul className="lk-sections">
    {Array.from({ length: sections }, (_, index) => (
      <li key={index}>
        <div className="lk-section-link">
          <div className="lk-bone lk-label" />
        </div>
      </li>
    ))}
  </ul>
)

/** As many settings. */
export const SettingsBones = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <SettingBones key={index} />)

/** A setting: its title, its help and its button. */
const SettingBones = () => (
  <div className="lk-setting">
    <TextBones />
    <div className="lk-bone lk-button" />
  </div>
)

const TextBones = () => (
  <div className="lk-row-text">
    <div className="lk-bone lk-label" />
    <div className="lk-bone lk-aside" />
  </div>
)

/** The profile or the general settings of a team: a picture, a name, two more settings, and what deletes or ends something. */
export const ProfileBones = () => (
  <>
    <div className="lk-setting">
      <TextBones />
      <div className="lk-picture">
        <div className="lk-avatar lk-bone" />
        <div className="lk-bone lk-button" />
      </div>
    </div>
    <div className="lk-setting">
      <div className="lk-form">
        <div className="lk-form">
          <div className="lk-field">
            <div className="lk-bone lk-label" />
            <div className="lk-bone lk-input" />
            <div className="lk-bone lk-help-line" />
          </div>
          <div className="lk-buttons">
            <div className="lk-bone lk-button" />
          </div>
        </div>
      </div>
    </div>
    <SettingsBones count={2} />
    <div className="lk-danger-title">
      <div className="lk-bone lk-label" />
    </div>
    <div className="lk-danger-zone">
      <SettingBones />
    </div>
  </>
)
