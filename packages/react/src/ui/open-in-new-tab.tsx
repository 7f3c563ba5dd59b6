import { useCurrentUrl } from '../lib/use-current-url.js'
import { useLinkTo } from '../lib/page-links.js'
import { useTranslation } from '../i18n/use-translation.js'
import { Outcome } from './outcome.js'

/** A link that opens the page in a new tab, outside of its frame. */
export const OpenInNewTab = ({ className }: { className: string }) => (
  <a
    className={className}
    href={useLinkTo(useCurrentUrl())}
    target="_blank"
    rel="noopener noreferrer"
  >
    {useTranslation().text('openAlone')}
  </a>
)

/** Shown in place of a page that is in a frame of another site, which could make the user click there. */
export const FramedOutcome = () => (
  <Outcome
    icon="alert"
    tone="warning"
    title="framedTitle"
    message="framedText"
    actions={<OpenInNewTab className="lk-button lk-primary" />}
  />
)
