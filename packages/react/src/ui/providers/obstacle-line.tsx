import type { LabelKey } from '../../locales/text.js'
import type { Obstacle } from '../../lib/platform.js'
import { useWords } from '../../i18n/words.js'
import { Icon } from '../icon.js'
import { OpenAlone } from '../open-alone.js'

const labels: Readonly<Record<Obstacle, LabelKey>> = {
  framed: 'obstacleFramed',
  insecure: 'obstacleInsecure',
  forgetful: 'obstacleForgetful',
}

/** Says why the buttons of providers cannot be pressed, where that is so. */
export function ObstacleLine({ obstacle }: { obstacle: Obstacle | null }) {
  const { text } = useWords()
  return (
    obstacle && (
      <p className="lk-message">
        <Icon name="alert" />
        <span>
          {text(labels[obstacle])} {obstacle === 'framed' && <OpenAlone className="lk-link" />}
        </span>
      </p>
    )
  )
}
