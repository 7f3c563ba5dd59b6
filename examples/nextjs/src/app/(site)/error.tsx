'use client'

/** Replaces a page that could not be rendered, such as during an outage of the service. */
export default function ErrorPage() {
  return (
    <>
      <div role="alert">
        <h1>This page could not be loaded</h1>
        <p>The service did not answer, or something went wrong. Try again in a moment.</p>
      </div>
      <button className="button" onClick={() => window.location.reload()}>
        Try again
      </button>
    </>
  )
}
