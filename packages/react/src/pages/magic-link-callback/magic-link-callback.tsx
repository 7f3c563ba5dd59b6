import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { MagicLinkCallbackView } from './magic-link-callback-view.js'
import { useMagicLinkCallback } from './use-magic-link-callback.js'

export const english = { ...several, ...mails }
export { MagicLinkCallback as Page }

/** The page of mailed sign-in links. */
function MagicLinkCallback(props: PageProps) {
  const [state, actions] = useMagicLinkCallback(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'checking'}>
      <MagicLinkCallbackView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
