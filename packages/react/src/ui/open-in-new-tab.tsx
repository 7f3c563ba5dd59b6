import { useCurrentUrl } from '../lib/use-current-url.js'
import { useLinkTo } from '../lib/page-links.js'
import { useTranslation } from '../i18n/use-translation.js'

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
