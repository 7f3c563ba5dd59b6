import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { PageFrame } from '../page/page-frame.js'
import type { LoadedProps } from '../page/page-of.js'
import { NotFoundView } from './not-found-view.js'

export const english = { ...several, ...steps }
export { NotFound as Page }

/** The page where there is none. */
const NotFound = ({ page }: LoadedProps) => (
  <PageFrame page={page}>
    <NotFoundView />
  </PageFrame>
)
