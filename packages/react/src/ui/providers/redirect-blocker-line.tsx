import type { LabelKey } from '../../locales/text.js'
import type { RedirectBlocker } from '../../lib/platform.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { Icon } from '../icon.js'
import { OpenInNewTab } from '../open-in-new-tab.js'

const labels: Readonly<Record<RedirectBlocker, LabelKey>> = {
  framed: 'obstacleFramed',
  insecure: 'obstacleInsecure',
  'no-cookies': 'obstacleForgetful',
}

/** Shows why the buttons of providers are disabled. */
export function RedirectBlockerLine({ blocker }: { blocker: RedirectBlocker | null }) {
  const { text } = useTranslation()
  return (
    blocker && (
      <p className="lk-message">
        <Icon name="alert" />
        <span>
          {text(labels[blocker])} {blocker === 'framed' && <OpenInNewTab className="lk-link" />}
        </span>
      </p>
    )
  )
}
