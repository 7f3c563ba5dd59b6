import { useAddress } from '../use-address.js'
import { useLinkTo } from '../use-page-url.js'
import { useWords } from '../words.js'

/** Opens the page in a tab of its own, out of the frame that it stands in. */
export const OpenAlone = ({ className }: { className: string }) => (
  <a className={className} href={useLinkTo(useAddress())} target="_blank" rel="noopener noreferrer">
    {useWords().text('openAlone')}
  </a>
)
