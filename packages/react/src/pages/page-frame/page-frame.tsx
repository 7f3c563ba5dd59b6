import type { ReactNode } from 'react'
import { Frame, type FrameProps } from '../../ui/frame.js'
import type { PageProps } from './page-props.js'
import { useAppName } from '../../lib/use-app.js'

interface PageFrameProps extends Pick<FrameProps, 'isBusy' | 'step'> {
  /** The props of the page. */
  page: PageProps
  children: ReactNode
}

/** The frame around every page, with the app's name as soon as it is known. */
export function PageFrame({
  page: { fullPage, slots, labels },
  isBusy,
  step,
  children,
}: PageFrameProps) {
  return <Frame {...{ fullPage, slots, labels, isBusy, step, children }} appName={useAppName()} />
}
