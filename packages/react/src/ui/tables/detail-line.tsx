import type { ReactNode } from 'react'

export interface DetailLineProps {
  /** The details. Null, false and an empty text stand for a detail that is unknown. */
  details: readonly ReactNode[]
}

/** What is known of an entry, on one line. A line that is too long ends between two details, without a dot. */
export const DetailLine = ({ details }: DetailLineProps) => (
  <span className="lk-details">
    {details.filter(Boolean).map((detail, index) => (
      <span className="lk-detail" key={index}>
        {index > 0 && <span className="lk-dot"> · </span>}
        {detail}
      </span>
    ))}
  </span>
)
