import { useApp } from '../../hooks/use-app.js'
import { texts as english } from '../../locales/en/entry.js'
import type { Part as TextPart } from '../../locales/language.js'
import { entry } from '../../locales/loads.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Part, type PartProps } from '../../ui/part.js'
import { useResource } from '../../lib/use-resource.js'
import { useWords } from '../../i18n/words.js'
import type { PageProps } from '../page/page-props.js'
import { OtherWaysView } from './other-ways-view.js'
import { useEntering } from './use-entering.js'
import { useOtherWays } from './use-other-ways.js'
import { type WaysIn, waysInto } from './ways-in.js'

/** The props of `OAuthButtons` and `PasskeyButton`. */
export interface WayButtonsProps extends PartProps, Pick<PageProps, 'onEvent' | 'redirectTo'> {}

interface ButtonsProps extends WayButtonsProps {
  pick: (ways: WaysIn) => Partial<WaysIn>
}

function Buttons({ pick, ...props }: ButtonsProps) {
  const { text } = useWords()
  const project = useResource(useApp().project)
  const entering = useEntering(props)
  const { busy, failure } = entering
  const ways =
    project.status === 'ready'
      ? { form: [], passkey: false, providers: [], ...pick(waysInto(project.data)) }
      : undefined
  const [others, actions] = useOtherWays(entering, props, ways)
  if (project.status === 'failed')
    return (
      <div className="lk-actions">
        <NextStep {...project} onClick={project.retry}>
          {text('retry')}
        </NextStep>
      </div>
    )
  if (!ways) return null
  return <OtherWaysView ways={others} actions={actions} busy={busy} failure={failure} />
}

const says: TextPart = { english, loads: [entry] }

const providersOf = ({ providers }: WaysIn) => ({ providers })
const passkeyOf = ({ passkey }: WaysIn) => ({ passkey })

/**
 * A button for each provider that the project has turned on, for a sign-in page of the app's own.
 *
 * @example <OAuthButtons redirectTo="/inbox" />
 */
export const OAuthButtons = ({ labels, ...props }: WayButtonsProps) => (
  <Part labels={labels} says={says} waiting={null}>
    <Buttons {...props} pick={providersOf} />
  </Part>
)

/**
 * Signs in with a passkey, for a sign-in page of the app's own; nothing where the project has them
 * turned off.
 *
 * @example <PasskeyButton onEvent={({ type }) => track(type)} />
 */
export const PasskeyButton = ({ labels, ...props }: WayButtonsProps) => (
  <Part labels={labels} says={says} waiting={null}>
    <Buttons {...props} pick={passkeyOf} />
  </Part>
)
