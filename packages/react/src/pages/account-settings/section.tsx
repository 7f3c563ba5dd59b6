import { createElement, Suspense } from 'react'
import { Boundary } from '../boundary.js'
import type { SectionName } from './place.js'
import { FailedView } from './resource-view.js'
import type { SectionProps } from './section-props.js'
import { SectionSkeleton } from './section-skeleton.js'
import { sections } from './sections.js'

/** One section, and what stands in its place until it is loaded. */
export const Section = ({ section, ...props }: SectionProps & { section: SectionName }) => (
  <Boundary onEvent={props.onEvent} instead={(missing) => <FailedView {...missing} />}>
    <Suspense fallback={<SectionSkeleton rows={3} />}>
      {createElement(sections[section], props)}
    </Suspense>
  </Boundary>
)
