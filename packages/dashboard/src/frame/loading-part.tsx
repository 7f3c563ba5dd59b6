import { type ReactNode, Suspense } from 'react'
import { KeptPlace } from './kept-place.js'
import { Skeleton, type SkeletonProps } from './skeleton.js'

interface LoadingPartProps extends SkeletonProps {
  children: ReactNode
}

/** The part of a page that reads data, or its shape while that loads. A head that needs no data stands before it, and is there at once. */
export const LoadingPart = ({ children, ...skeleton }: LoadingPartProps) => (
  <Suspense fallback={<Skeleton {...skeleton} />}>
    {children}
    <KeptPlace />
  </Suspense>
)
