import { useApp } from '../lib/use-app.js'
import { pathOf, useCurrentUrl } from '../lib/use-current-url.js'

export interface SettingsSkeletonProps {
  /** The number of settings of a section. */
  settings: number
}

/** As high as the profile, which also stands beside the list of sections where there is room for both. */
export const PROFILE_SETTINGS = 7

const lastPartOf = (url: string) => pathOf(url).split('/').pop()

/** The placeholder for the account settings: the list of sections beside a section, or one of them on a phone. */
export function SettingsSkeleton({ settings }: SettingsSkeletonProps) {
  const { accountSettings } = useApp().urls
  const isAtList = lastPartOf(useCurrentUrl()) === lastPartOf(accountSettings)
  return (
    <div className={`lk-skeleton lk-settings${isAtList ? ' lk-at-list' : ''}`} aria-hidden="true">
      <SideBones />
      <div className="lk-settings-main">
        <div className="lk-back">
          <div className="lk-bone lk-label" />
        </div>
        <div className="lk-bone lk-heading" />
        {Array.from({ length: isAtList ? PROFILE_SETTINGS : settings }, (_, index) => (
          <SettingBones key={index} />
        ))}
      </div>
    </div>
  )
}

/** The list of sections. */
const SideBones = () => (
  <div className="lk-settings-side">
    <div className="lk-bone lk-heading" />
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

/** A setting: its title, its help and its button. */
export const SettingBones = () => (
  <div className="lk-setting">
    <div className="lk-row-text">
      <div className="lk-bone lk-label" />
      <div className="lk-bone lk-aside" />
    </div>
    <div className="lk-bone lk-button" />
  </div>
)
