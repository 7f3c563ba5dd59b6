import type { ReactNode } from 'react'
import { Frame, type FrameProps } from '../../ui/frame.js'
import type { PageProps } from './page-props.js'
import { useProject } from '../../lib/use-app.js'

interface PageFrameProps extends Pick<FrameProps, 'isBusy' | 'step'> {
  /** The props of the page. */
  page: PageProps
  children: ReactNode
}

/** The frame around every page, with the name and the brand of the project as soon as they are known. */
export function PageFrame({
  page: { fullPage, slots, labels },
  isBusy,
  step,
  children,
}: PageFrameProps) {
  const project = useProject()
  return (
    <Frame
      {...{ fullPage, slots, labels, isBusy, step, children }}
      appName={project?.displayName}
      brand={project?.config}
    />
  )
}
