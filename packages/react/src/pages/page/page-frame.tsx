import type { ReactNode } from 'react'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from './page-props.js'
import { useAppName } from './use-app-name.js'

interface PageFrameProps {
  /** What the page itself was given. */
  page: PageProps
  isBusy?: boolean
  children: ReactNode
}

/** What stands around every page: its frame, with the app's name once that is known. */
export function PageFrame({ page: { fullPage, slots, labels }, isBusy, children }: PageFrameProps) {
  return <Frame {...{ fullPage, slots, labels, isBusy, children }} appName={useAppName()} />
}
