import { useAddress } from '../lib/use-address.js'
import { useLinkTo } from '../lib/use-page-url.js'
import { useWords } from '../i18n/words.js'

/** Opens the page in a tab of its own, out of the frame that it stands in. */
export const OpenAlone = ({ className }: { className: string }) => (
  <a className={className} href={useLinkTo(useAddress())} target="_blank" rel="noopener noreferrer">
    {useWords().text('openAlone')}
  </a>
)
