import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { NotFoundView } from './not-found-view.js'

export const english = { ...several, ...steps }
export { NotFound as Page }

/** The page where there is none. */
const NotFound = (props: PageProps) => (
  <PageFrame page={props}>
    <NotFoundView />
  </PageFrame>
)
