import { Part, type PartProps } from '../ui/part.js'
import { FailedView } from './account-settings/change/resource-view.js'
import type { SectionAloneProps } from './account-settings/section-alone.js'
import { SectionSkeleton } from './account-settings/section-skeleton.js'
import { Boundary } from './page/boundary.js'
import { lazily } from './page/lazily.js'
import { useIsBrowser } from './page/use-is-browser.js'

/** The props of `SettingsSection`. */
export interface SettingsSectionProps extends PartProps, SectionAloneProps {}

const SectionAlone = /* @__PURE__ */ lazily(
  async () => (await import('./account-settings/section-alone.js')).SectionAlone,
)

/**
 * One section of the account settings, in a page of the app's own. It needs `account.css`, too.
 *
 * @example <SettingsSection section="security" />
 * @example <SettingsSection section="team" teamId={team.id} />
 */
export function SettingsSection({ labels, ...props }: SettingsSectionProps) {
  const isBrowser = useIsBrowser()
  const waiting = (
    <div className="lk-settings-main">
      <SectionSkeleton rows={3} />
    </div>
  )
  return (
    <Part labels={labels} waiting={waiting}>
      <Boundary onEvent={props.onEvent} instead={(missing) => <FailedView {...missing} />}>
        {isBrowser ? <SectionAlone {...props} /> : waiting}
      </Boundary>
    </Part>
  )
}
