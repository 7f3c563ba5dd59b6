import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { NotFoundView } from './not-found-view.js'

export const english = { ...several, ...steps }

/** The page where there is none. */
export const NotFound = ({ fullPage, slots, labels }: PageProps) => (
  <Frame {...{ fullPage, slots, labels }} appName={useAppName()}>
    <NotFoundView />
  </Frame>
)
