import type { ReactNode } from 'react'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from './page-props.js'
import { useAppName } from './use-app-name.js'

interface PageFrameProps {
  /** The props of the page. */
  page: PageProps
  isBusy?: boolean
  children: ReactNode
}

/** The frame around every page, with the app's name as soon as it is known. */
export function PageFrame({ page: { fullPage, slots, labels }, isBusy, children }: PageFrameProps) {
  return <Frame {...{ fullPage, slots, labels, isBusy, children }} appName={useAppName()} />
}
