/** As large as every mark, drawn or not. */
export const ProviderMarkShape = ({ path }: { path: string | undefined }) => (
  <svg className="lk-provider-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fillRule="evenodd" d={path} />
  </svg>
)
