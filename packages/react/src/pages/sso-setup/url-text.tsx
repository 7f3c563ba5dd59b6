import { Fragment } from 'react'

/** A URL, or another value for a computer, that breaks after a slash, and before a dot and a parameter, but not after its scheme. */
export const UrlText = ({ url }: { url: string }) =>
  // A part can be empty only at the end, so that no character is lost.
  url.match(/(^\w+:\/\/)?[.?&]?[^./?&]*\/*/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
