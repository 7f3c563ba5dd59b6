/** What stands where a page is still loading. It shows only after a moment. */
export const Skeleton = () => (
  <div className="skeleton" role="status" aria-label="Loading">
    <span />
    <span />
    <span />
  </div>
)
