import { Fragment, type ReactNode } from 'react'

export interface DetailLineProps {
  /** The details. Null and false stand for a detail that is unknown. */
  details: readonly ReactNode[]
}

/** What is known of an entry, on one line. A line that is too long ends between two details. */
export const DetailLine = ({ details }: DetailLineProps) =>
  details.map(
    (detail, index) =>
      detail && (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <span className="lk-detail">{detail}</span>
        </Fragment>
      ),
  )
