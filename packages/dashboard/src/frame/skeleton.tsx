/** Replaces a page that is still loading. It appears after a moment. */
export const Skeleton = () => (
  <div className="skeleton" role="status" aria-label="Loading">
    <span />
    <span />
    <span />
  </div>
)
