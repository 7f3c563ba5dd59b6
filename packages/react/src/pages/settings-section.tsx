import { useProject } from '../lib/use-app.js'
import { Standalone, type StandaloneProps } from '../ui/standalone.js'
import { FailedView } from './account-settings/setting-parts/resource-view.js'
import type { StandaloneSectionProps } from './account-settings/standalone-section.js'
import { SectionSkeleton } from './account-settings/section-skeleton.js'
import { PageErrorBoundary } from './page-frame/page-error-boundary.js'
import { lazyComponent } from './page-frame/lazy-component.js'
import { useIsBrowser } from '../lib/use-current-url.js'

/** The props of `SettingsSection`. */
export interface SettingsSectionProps extends StandaloneProps, StandaloneSectionProps {}

const StandaloneSection = /* @__PURE__ */ lazyComponent(
  async () => (await import('./account-settings/standalone-section.js')).StandaloneSection,
)

/**
 * One section of the account settings, for a page of the app. Requires `account.css` in addition.
 *
 * @example <SettingsSection section="security" />
 * @example <SettingsSection section="team" teamId={team.id} />
 */
export function SettingsSection({ labels, ...props }: SettingsSectionProps) {
  const isBrowser = useIsBrowser()
  const placeholder = (
    <div className="lk-settings-main">
      <SectionSkeleton rows={3} />
    </div>
  )
  return (
    <Standalone
      labels={labels}
      placeholder={placeholder}
      accentColor={useProject()?.config.accentColor}
    >
      <PageErrorBoundary
        onEvent={props.onEvent}
        fallback={(loadFailure) => <FailedView {...loadFailure} />}
      >
        {isBrowser ? <StandaloneSection {...props} /> : placeholder}
      </PageErrorBoundary>
    </Standalone>
  )
}
