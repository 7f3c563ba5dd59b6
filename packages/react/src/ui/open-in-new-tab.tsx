import { useCurrentUrl } from '../lib/use-current-url.js'
import { useLinkTo } from '../lib/use-page-url.js'
import { useTranslation } from '../i18n/use-translation.js'

/** Opens the page in a tab of its own, out of the frame that it stands in. */
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
